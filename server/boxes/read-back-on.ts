import { eq, sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { boxParts } from './box-part.table.ts';

/**
 * The day from which a box can be bought whose only obstacle is parts that are ordered ahead; null when anything else is missing (the
 * rules of `box_state`) and when no part is ordered ahead.
 */
export async function readBackOn(db: Queries, boxId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: sql<string | null>`max(${products.ready_on})::text` })
    .from(boxParts)
    .innerJoin(products, eq(products.id, boxParts.partId))
    .leftJoin(stockLevels, eq(stockLevels.productId, boxParts.partId))
    .where(eq(boxParts.boxId, boxId))
    .having(
      sql`bool_and(${products.inSeason} and coalesce(${stockLevels.left} >= ${boxParts.quantity}, ${products.available}))`,
    );
  return found?.day ?? null;
}
