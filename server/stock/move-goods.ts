import { sql } from 'drizzle-orm';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';

/** The goods of an order before and after a change, by the revisions that list them; null for none, as for a cancelled order. */
type Change = {
  orderId: string;
  from: number | null;
  to: number | null;
  /** The administrator; null for the customer. */
  by: string | null;
  at: Date;
};

/**
 * Takes from the stock what a locked order has more of, and returns what it has less of, but never more than it took:
 * an order from before its products were counted took nothing. For a box the pieces are those of its parts when it was
 * ordered. Products are locked in order of id. Refuses `stock_short`.
 */
export async function moveGoods(db: Queries, { orderId, from, to, by, at }: Change): Promise<void> {
  await db
    .execute(sql`
      with goods as (
        select piece.id as product_id, coalesce(sum(piece.quantity) filter (where revision = ${to ?? 0}), 0)
          - coalesce(sum(piece.quantity) filter (where revision = ${from ?? 0}), 0) as more
        from order_items i cross join lateral (
          select i.product_id, i.quantity where i.parts is null
          union all
          select part.id, part.quantity * i.quantity from jsonb_to_recordset(i.parts) as part (id uuid, quantity int)
        ) as piece (id, quantity)
        where order_id = ${orderId} and revision in (${from ?? 0}, ${to ?? 0}) and piece.id is not null
        group by piece.id
      ), taken as (
        select product_id, -sum(quantity) as pieces from stock_movements where order_id = ${orderId} group by product_id
      ), moved as (
        select product_id, case when more > 0 then -more else least(-more, coalesce(pieces, 0)) end as quantity
        from goods join stock_levels using (product_id) left join taken using (product_id)
      )
      insert into stock_movements (product_id, kind, quantity, order_id, recorded_by, recorded_at)
      select product_id, case when quantity < 0 then 'sold' else 'returned' end, quantity, ${orderId}, ${by}, ${at.toISOString()}::timestamptz
      from moved where quantity <> 0 order by product_id`)
    .catch((error: unknown) => {
      throw violatesCheck(error, 'stock_left') ? new ShopError('stock_short') : error;
    });
}
