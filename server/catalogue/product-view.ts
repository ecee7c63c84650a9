import type { AdminProduct, Product } from '../../contracts/catalogue.ts';
import { fromQirsh } from '../../contracts/money.ts';
import type { products } from './product.table.ts';

type ProductRow = typeof products.$inferSelect;

/** A product as the wire carries it; `category` is the category's slug. */
export const productView = (row: ProductRow, category: string): Product => ({
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
export const adminProductView = (row: ProductRow, category: string): AdminProduct => ({
  ...productView(row, category),
  shown: row.shown,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});
