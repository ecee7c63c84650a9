import { and, eq, isNull, sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { stockLevels } from './stock.table.ts';

/** The columns of a product that the stock needs. */
export type StockedProduct = Awaited<ReturnType<typeof findProduct>>;
type Level = typeof stockLevels.$inferSelect;

/** The product that an administrator changes. Refuses `not_found`. */
export async function findProduct(db: Queries, id: string) {
  const { nameEn, nameAr, weight, parts } = products;
  const condition = and(eq(products.id, id), isNull(products.deletedAt));
  const [product] = isUuid(id)
    ? await db.select({ nameEn, nameAr, weight, parts }).from(products).where(condition)
    : [];
  if (!product) throw new ShopError('not_found');
  const subject = { en: product.nameEn, ar: product.nameAr };
  return { id, subject, weight: product.weight, isBox: product.parts.length > 0 };
}

/** The level of a counted product, locked until the transaction ends: sales of it wait. Undefined while it is not counted. */
export async function lockLevel(db: Queries, productId: string): Promise<Level | undefined> {
  const condition = eq(stockLevels.productId, productId);
  const [level] = await db.select().from(stockLevels).where(condition).for('update');
  return level;
}

/** Locks the levels of these products, where counted, in order of id, as orders do. */
export async function lockLevels(db: Queries, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql.param(productIds);
  await db.execute(sql`
    select from stock_levels where product_id = any(${ids}::uuid[]) order by product_id for update`);
}
