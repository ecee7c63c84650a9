import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { toPrepare } from '../../contracts/order-status-transitions.ts';
import { orderNumber } from '../../contracts/orders.ts';
import type { ProductStock } from '../../contracts/stock.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import { findProduct, type StockedProduct } from './lock-level.ts';
import { readLevels } from './read-levels.ts';
import { stockMovements } from './stock.table.ts';

const maxMovements = 100;

/** The stock of a product, with its last movements. */
export async function getStock({ db }: Context, { id }: { id: string }): Promise<ProductStock> {
  return readStock(db, await findProduct(db, id));
}

export async function readStock(
  db: Queries,
  { id: productId, subject: name, weight }: StockedProduct,
): Promise<ProductStock> {
  const stock = (await readLevels(db, [productId])).get(productId) ?? null;
  const rows = await db
    .select({
      entry: stockMovements,
      by: { id: users.id, name: users.name },
      order: { id: orders.id, number: orders.number },
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.recordedBy))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(maxMovements);
  let left = stock?.left ?? 0;
  const movements = rows.map(({ entry, by, order }) => {
    const after = left;
    left -= entry.quantity;
    const { id, kind, quantity, note, reverses } = entry;
    const number = order && { id: order.id, number: orderNumber(order.number) };
    return {
      id,
      kind,
      quantity,
      left: after,
      note,
      at: entry.recordedAt.toISOString(),
      by,
      order: number,
      reverses,
    };
  });
  return { name, weight, stock, reserved: await countReserved(db, productId), movements };
}

/** Pieces taken for orders that have not been sent yet. */
async function countReserved(db: Queries, productId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sql`coalesce(-sum(${stockMovements.quantity}), 0)`.mapWith(Number) })
    .from(orders)
    .innerJoin(stockMovements, eq(stockMovements.orderId, orders.id))
    .where(and(inArray(orders.status, toPrepare), eq(stockMovements.productId, productId)));
  return row?.pieces ?? 0;
}
