import { type SQL, sql } from 'drizzle-orm';
import type { AdminSort, Sort } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { categories } from './category.table.ts';
import { microsecondsBefore, products } from './product.table.ts';

/**
 * The columns that sort a list, all ascending and ending in the id, so that one row comparison finds the next page
 * (keyset pagination). Names follow the reader's alphabet (ICU collation); price and category break ties by name.
 */
export function orderColumns(sort: Sort | AdminSort | undefined, language: Language): SQL[] {
  const name =
    language === 'ar'
      ? sql`${products.nameAr} collate "ar-x-icu"`
      : sql`${products.nameEn} collate "en-x-icu"`;
  const id = sql`${products.id}`;
  if (sort === 'name') return [name, id];
  if (sort === 'price') return [sql`${products.nowQirsh}`, name, id];
  if (sort === 'category')
    return [sql`${categories.position}`, sql`${categories.id}`, sql`${products.pinPosition}`, name, id];
  if (sort === 'popular') return [sql`-${products.popularity}`, sql`-${products.sequence}`, id];
  if (sort === 'store') return [sql`${products.store}`, name, id];
  // In whole microseconds, as a cursor carries it as a JSON number.
  if (sort === 'updated') return [microsecondsBefore(products.updatedAt), id];
  return [sql`-${products.sequence}`, id];
}
