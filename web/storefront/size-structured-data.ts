import type { ProductGroup } from 'schema-dts';
import type { Product } from '../../contracts/catalogue.ts';
import { commaIn, type Language, pathInLanguage } from '../../contracts/language.ts';
import type { Size } from '../../contracts/sizes.ts';
import { formatWeight } from '../../contracts/weight-words.ts';

export type SizeData = { isVariantOf?: ProductGroup };

/** Structured data about the sizes of a product, for search engines; empty for a product with a single size. */
export function describeSizes(
  product: Product,
  sizes: Size[],
  { language, publicUrl }: { language: Language; publicUrl: string },
): SizeData {
  const [first] = sizes;
  if (!first) return {};
  const urlOf = (slug: string) => publicUrl + pathInLanguage(`/products/${slug}`, language);
  const name = product.name[language];
  return {
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `${urlOf(first.slug)}#group`,
      name,
      productGroupID: first.id,
      variesBy: ['https://schema.org/size'],
      hasVariant: sizes.map(({ slug, weight }) => ({
        '@type': 'Product',
        '@id': `${urlOf(slug)}#product`,
        name: nameSize(name, weight, language),
        url: urlOf(slug),
      })),
    },
  };
}

/** The name of a product with its size, for titles: nothing else distinguishes the pages of sizes. */
export const nameSize = (name: string, weight: string, language: Language): string =>
  [name, formatWeight(weight, language)].filter(Boolean).join(commaIn(language));
