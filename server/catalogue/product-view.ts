import { getTableColumns } from 'drizzle-orm';
import type { AdminProduct, Product } from '../../contracts/catalogue.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { products } from './product.table.ts';

const { nameWords, otherWords, descriptionWords, wordsVersion, ...shown } = getTableColumns(products);
/** What is read of a product to show it: all but the words by which it is found. */
export const shownColumns = shown;
export type ShownProduct = Pick<typeof products.$inferSelect, keyof typeof shown>;

/** A product as the wire carries it; `category` is the category's slug. */
export const productView = (row: ShownProduct, category: string): Product => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ar: row.nameAr },
  description: { en: row.descriptionEn, ar: row.descriptionAr },
  price: fromQirsh(row.priceQirsh),
  image: row.image,
  category,
  weight: row.weight,
  store: row.store,
  origin: row.origin,
  available: row.available,
});

/** A product as the administrator sees it. */
export const adminProductView = (row: ShownProduct, category: string): AdminProduct => ({
  ...productView(row, category),
  shown: row.shown,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});
