import type { Category, Product } from '../../contracts/catalogue.ts';
import { PageHead } from '../content/public-head.tsx';
import { usePublicUrl } from '../content/public-url.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { describeProduct } from './structured-data.ts';
import { summarizeProduct } from './summarize-product.ts';

/** What a product's page says of it to search engines and in chats. */
export function ProductHead({ product, category }: { product: Product; category: Category | undefined }) {
  const words = useWords();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const description = summarizeProduct(product, language, words);
  const name = product.name[language];
  return (
    <PageHead
      title={words.shell.title(name)}
      description={description}
      path={`/products/${product.slug}`}
      image={{ path: `/share/${language}/${product.slug}.jpg`, alt: name }}
      jsonLd={
        import.meta.env.SSR && describeProduct(product, category, description, { language, words, publicUrl })
      }
    />
  );
}
