import { columns, type LineFault } from '../../contracts/imports.ts';
import { parsePrice, parseYesNo } from './cell.ts';
import { type Draft, faultOf } from './draft.ts';
import type { FileLine } from './read-records.ts';

/** Ours: a product must be named or known by something, and one more column makes it worth reading. */
export const isMouneh = (headings: string[]): boolean =>
  headings.some((heading) => ['id', 'slug', 'name_en', 'name_ar'].includes(heading)) &&
  columns.filter((column) => headings.includes(column)).length >= 2;

/** The products of the shop's own file, a line each. */
export async function* readMouneh(
  lines: AsyncIterable<FileLine>,
  { hasDecimalComma }: { hasDecimalComma: boolean },
): AsyncGenerator<Draft> {
  for await (const { number, cell, wholeCell, hasTooManyCells } of lines) {
    const faults: LineFault[] = hasTooManyCells ? [faultOf(null, 'line_cells')] : [];
    const priceCell = cell('price');
    const price = priceCell === undefined ? undefined : parsePrice(priceCell, hasDecimalComma);
    if (price && 'fault' in price) faults.push(faultOf('price', price.fault, priceCell));
    const yesNo = (column: 'available' | 'shown') => {
      const text = cell(column);
      const value = text ? parseYesNo(text) : undefined;
      if (text && value === undefined) faults.push(faultOf(column, 'invalid', text));
      return value;
    };
    const category = cell('category');
    yield {
      line: number,
      id: cell('id') || undefined,
      slug: cell('slug') || undefined,
      nameEn: cell('name_en') || undefined,
      nameAr: cell('name_ar') || undefined,
      descriptionEn: wholeCell('description_en'),
      descriptionAr: wholeCell('description_ar'),
      price: price && 'price' in price ? price.price : undefined,
      categories: category === undefined ? undefined : [category].filter(Boolean),
      store: cell('store')?.toLowerCase() || undefined,
      weight: cell('weight'),
      origin: cell('origin'),
      image: cell('image'),
      available: yesNo('available'),
      shown: yesNo('shown'),
      faults,
    };
  }
}
