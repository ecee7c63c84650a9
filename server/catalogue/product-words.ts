import { findPlace } from '../../contracts/places.ts';
import type { products } from './product.table.ts';
import { searchWordsOf } from './search-words.ts';

type Named = Pick<typeof products.$inferInsert, 'nameEn' | 'nameAr' | 'origin'>;

/** The columns by which a product is found: its names, and where it comes from in both languages. */
export function productWords({ nameEn, nameAr, origin }: Named) {
  const place = findPlace(origin ?? '');
  return searchWordsOf({
    names: [nameEn, nameAr],
    others: [origin ?? '', place?.en ?? '', place?.ar ?? ''],
  });
}
