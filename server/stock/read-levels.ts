import { inArray } from 'drizzle-orm';
import type { StockLevel } from '../../contracts/stock.ts';
import type { Queries } from '../database/queries.ts';
import { stockLevels } from './stock.table.ts';

/** The levels of these products, where counted, by id. */
export async function readLevels(db: Queries, productIds: string[]): Promise<Map<string, StockLevel>> {
  const { productId, left, lowAt } = stockLevels;
  const rows = await db
    .select({ productId, left, lowAt })
    .from(stockLevels)
    .where(inArray(productId, productIds));
  return new Map(rows.map((row) => [row.productId, { left: row.left, low_at: row.lowAt }]));
}
