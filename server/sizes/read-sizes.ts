import { and, asc, eq } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { Size } from '../../contracts/sizes.ts';
import { monthBackIn, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';

/** The seller's order of the sizes of a group. */
export const sizeOrder = [asc(products.sizePosition), asc(products.sequence)];

/** The sizes of a group that shoppers see, in the seller's order; empty where there is only one. */
export async function readShownSizes(db: Queries, group: string): Promise<Size[]> {
  const { id, slug, weight, nowQirsh, available, inSeason, paused, season } = products;
  const rows = await db
    .select({ id, slug, weight, nowQirsh, available, inSeason, paused, season })
    .from(products)
    .where(and(eq(products.sizeGroup, group), eq(products.shown, true)))
    .orderBy(...sizeOrder);
  if (rows.length < 2) return [];
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    weight: row.weight,
    price: fromQirsh(row.nowQirsh),
    available: row.available,
    back_in: monthBackIn(row),
  }));
}
