import type { TypeAndQuantityNode } from 'schema-dts';
import type { Part } from '../../contracts/boxes.ts';
import { type Language, pathInLanguage } from '../../contracts/language.ts';

export type BoxData = { includesObject?: TypeAndQuantityNode[] };

/**
 * Structured data about the contents of a box, for search engines; empty for other products. A part without a page only
 * has a name.
 */
export function describeParts(
  parts: Part[],
  { language, publicUrl }: { language: Language; publicUrl: string },
): BoxData {
  if (parts.length === 0) return {};
  return {
    includesObject: parts.map(({ slug, name, quantity }) => {
      const url = slug === null ? null : publicUrl + pathInLanguage(`/products/${slug}`, language);
      return {
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: quantity,
        unitCode: 'C62',
        typeOfGood: {
          '@type': 'Product',
          name: name[language],
          ...(url && { '@id': `${url}#product`, url }),
        },
      };
    }),
  };
}
