import type { products } from './product.table.ts';

type ProductRow = typeof products.$inferSelect;

/** A product's snapshot in the audit log, for undo: the columns that an administrator can change. */
export type ProductSnapshot = Pick<
  ProductRow,
  | 'slug'
  | 'nameEn'
  | 'nameAr'
  | 'descriptionEn'
  | 'descriptionAr'
  | 'priceQirsh'
  | 'image'
  | 'categoryId'
  | 'weight'
  | 'store'
  | 'origin'
  | 'available'
  | 'shown'
  | 'version'
>;

export const productSnapshot = (row: ProductRow): ProductSnapshot => ({
  slug: row.slug,
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  descriptionEn: row.descriptionEn,
  descriptionAr: row.descriptionAr,
  priceQirsh: row.priceQirsh,
  image: row.image,
  categoryId: row.categoryId,
  weight: row.weight,
  store: row.store,
  origin: row.origin,
  available: row.available,
  shown: row.shown,
  version: row.version,
});
