import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** In days: older sales say little about present demand. */
const lately = 90;

/**
 * Stores how many pieces of each product were bought lately, the key of sorting by popularity; all sizes of a product
 * share the sum. Once a day, so that a sale does not invalidate cached pages. Cancelled orders don't count. Returns how
 * many products changed.
 */
export async function countSales({ db }: Pick<Deps, 'db'>, now = new Date()): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with sold as (
      select i.product_id, least(sum(i.quantity), 1000000)::integer as quantity
      from orders o join order_items i on i.order_id = o.id and i.revision = o.revision
      where o.status <> 'cancelled' and o.created_at > ${now.toISOString()}::timestamptz - ${lately} * interval '1 day'
      group by 1
    ), sums as (
      select p.id, sum(coalesce(sold.quantity, 0)) over (partition by coalesce(p.size_group, p.id))::integer as quantity
      from products p left join sold on sold.product_id = p.id
      where p.deleted_at is null
    )
    update products p set popularity = sums.quantity
    from sums where sums.id = p.id and p.popularity <> sums.quantity`);
  return rowCount ?? 0;
}
