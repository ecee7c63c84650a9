import type { ProductDetails } from '../../contracts/catalogue.ts';
import type { Category } from '../../contracts/categories.ts';
import { PageHead } from '../content/public-head.tsx';
import { usePublicUrl } from '../content/public-url.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { describeParts } from './box-structured-data.ts';
import { describeFood } from './food-structured-data.ts';
import { describeSizes, nameSize } from './size-structured-data.ts';
import { describeProduct } from './structured-data.ts';
import { summarizeProduct } from './summarize-product.ts';

type ProductHeadProps = { product: ProductDetails; category: Category | undefined };

/** Metadata of a product's page, for search engines and chats. */
export function ProductHead({ product, category }: ProductHeadProps) {
  const words = useWords();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const description = summarizeProduct(product, language, words);
  const own = product.name[language];
  const name = product.sizes.length > 0 ? nameSize(own, product.weight, language) : own;
  return (
    <PageHead
      title={words.shell.title(name)}
      description={description}
      path={`/products/${product.slug}`}
      image={{ path: `/share/${language}/${product.slug}.jpg`, alt: name }}
      jsonLd={
        import.meta.env.SSR &&
        describeProduct(
          product,
          category,
          description,
          { language, words, publicUrl },
          {
            ...describeFood(product.food_facts, language),
            ...describeParts(product.parts, { language, publicUrl }),
            ...describeSizes(product, product.sizes, { language, publicUrl }),
          },
        )
      }
    />
  );
}
