import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { Size } from '../../contracts/sizes.ts';
import { type ProductRow, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';

const order = [asc(products.sizePosition), asc(products.sequence)];

/** The sizes of a group that shoppers see, in the seller's order; none where there is but one. */
export async function readShownSizes(db: Queries, group: string): Promise<Size[]> {
  const { id, slug, weight, nowQirsh, available } = products;
  const rows = await db
    .select({ id, slug, weight, nowQirsh, available })
    .from(products)
    .where(and(eq(products.sizeGroup, group), eq(products.shown, true)))
    .orderBy(...order);
  if (rows.length < 2) return [];
  return rows.map(({ nowQirsh: price, ...size }) => ({ ...size, price: fromQirsh(price) }));
}

/** A product and the others of its group, hidden ones too, in the seller's order. */
export const sizesOf = (
  product: Pick<ProductRow, 'id' | 'sizeGroup'>,
): { isOne: SQL | undefined; order: SQL[] } => ({
  isOne: product.sizeGroup
    ? and(eq(products.sizeGroup, product.sizeGroup), isNull(products.deletedAt))
    : eq(products.id, product.id),
  order,
});
