import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isUnavailable } from '../../server/database/database-errors.ts';
import { type Acknowledged, couponQirsh, type Paid } from './customers.ts';

/** After a crash of only the database, the shop checks the outbox once a minute. */
const timeoutMs = 90_000;

/** The acknowledged actions of customers and the administrator. */
type Made = { acknowledged: Acknowledged[]; paid: Paid[]; changed: string[] };

type Row = {
  id: string;
  key: string;
  number: string;
  subtotal: number;
  fee: number;
  discount: number;
  total: number;
  lines: { id: string; quantity: number; price: number }[];
};

/**
 * Reads from the database, with retries: after one of its processes was killed, the shop may be ready before the others
 * have ended.
 */
async function connectTo<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const client = new Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await wait(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/**
 * Checks that acknowledged orders are in the database, each with its lines, sums and jobs. Throws with the first that
 * is not there exactly once and complete.
 */
export const expectWhole = (url: string, acknowledged: Acknowledged[]): Promise<void> =>
  connectTo(url, async (client) => {
    const keys = acknowledged.map(({ key }) => key);
    const { rows } = await client.query<Row>(
      `select id, idempotency_key as key, 'MN-' || number as number, subtotal_qirsh::int as subtotal,
        delivery_fee_qirsh::int as fee, discount_qirsh::int as discount, total_qirsh::int as total,
        (select json_agg(json_build_object('id', product_id, 'quantity', quantity, 'price', price_qirsh) order by position)
          from order_items where order_id = orders.id and order_items.revision = orders.revision) as lines
      from orders where idempotency_key = any($1)`,
      [keys],
    );
    const found = Map.groupBy(rows, ({ key }) => key);
    for (const { key, input, order } of acknowledged) {
      const [row, ...others] = found.get(key) ?? [];
      if (!row || others.length > 0)
        throw new Error(`${order.number} is there ${others.length + (row ? 1 : 0)} times`);
      const lines = input.items.map(({ product_id: id, quantity, price }) => ({
        id,
        quantity,
        price: Math.round(price * 100),
      }));
      const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const { id, number } = order;
      const discount = input.coupon ? couponQirsh : 0;
      const total = subtotal + row.fee - discount;
      expectSame(row, { id, key, number, subtotal, fee: row.fee, discount, total, lines });
      expectSame(Math.round(order.total * 100), row.total);
    }
    await expectJobs(client, rows);
  });

/** One mail to the customer and one to the seller are in the queue, or were sent within the last hour. */
async function expectJobs(client: Client, orders: Row[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query('select from order_outbox where order_id = any($1::uuid[]) limit 1', [
      ids,
    ]);
    if (rows.length === 0) break;
    if (performance.now() > deadline) throw new Error('orders stay in the outbox');
    await wait(100);
  }
  const { rows } = await client.query<{ id: string; mails: string[] }>(
    `select data ->> 'orderId' as id, array_agg(data ->> 'mail' order by data ->> 'mail') as mails
    from pgboss.job where data ->> 'orderId' = any($1) and data ->> 'mail' <> 'order-changed' group by 1`,
    [ids],
  );
  const queued = new Map(rows.map(({ id, mails }) => [id, mails]));
  for (const { id } of orders) expectSame(queued.get(id), ['order-received', 'seller-order']);
}

/** Each acknowledged change of status is in the order, its history and the activity log, and has one mail. */
export const expectMoved = (url: string, ids: string[]): Promise<void> =>
  connectTo(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select o.id, o.status, count(distinct c.id)::int as changes, count(distinct a.id)::int as deeds,
        count(distinct j.id)::int as mails
      from orders o left join order_status_changes c on c.order_id = o.id
        left join activity a on a.subject_id = o.id::text and a.action = 'order.status'
        left join pgboss.job j on j.data ->> 'changeId' = c.id::text
      where o.id = any($1) group by o.id`,
      [ids],
    );
    for (const row of rows)
      expectSame(row, { id: row.id, status: 'processing', changes: 1, deeds: 1, mails: 1 });
    expectSame(rows.length, ids.length);
  });

/** Each acknowledged payment is in the ledger once, with its sum in the order and one activity entry. */
export const expectPaid = (url: string, paid: Paid[]): Promise<void> =>
  connectTo(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select o.id, o.paid_qirsh::int as paid, count(distinct p.id)::int as entries, sum(distinct p.amount_qirsh)::int as qirsh,
        count(distinct a.id)::int as deeds
      from orders o left join payments p on p.order_id = o.id
        left join activity a on a.subject_id = p.id::text and a.action = 'payment.record'
      where o.id = any($1) group by o.id`,
      [paid.map(({ id }) => id)],
    );
    const qirshOf = new Map(paid.map(({ id, qirsh }) => [id, qirsh]));
    for (const row of rows) {
      const qirsh = qirshOf.get(row.id);
      expectSame(row, { id: row.id, paid: qirsh, entries: 1, qirsh, deeds: 1 });
    }
    expectSame(rows.length, paid.length);
  });

/** Each acknowledged change is the order's second revision, once, with the first beside it, one activity entry and one mail. */
export const expectChanged = (url: string, ids: string[]): Promise<void> =>
  connectTo(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select o.id, o.street, o.revision, array_agg(distinct r.number || ' ' || r.state) as revisions,
        count(distinct a.id)::int as deeds, count(distinct j.id)::int as mails
      from orders o left join order_revisions r on r.order_id = o.id
        left join activity a on a.subject_id = o.id::text and a.action = 'order.change'
        left join pgboss.job j on j.data ->> 'orderId' = o.id::text and j.data ->> 'mail' = 'order-changed'
      where o.id = any($1) group by o.id`,
      [ids],
    );
    const wanted = {
      street: 'Moved',
      revision: 2,
      revisions: ['1 superseded', '2 accepted'],
      deeds: 1,
      mails: 1,
    };
    for (const row of rows) expectSame(row, { id: row.id, ...wanted });
    expectSame(rows.length, ids.length);
  });

/**
 * There is nothing that was not ordered, paid or changed; the derived sums, slot counts, stock levels and coupon uses
 * agree with the orders.
 */
export const expectNothingElse = (url: string, { acknowledged, paid, changed }: Made): Promise<void> =>
  connectTo(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from order_outbox) as waiting,
        (select count(distinct order_id)::int from order_items) as with_lines,
        (select sum(orders)::int from order_days) as by_day, (select sum(orders)::int from customer_totals) as by_customer,
        (select count(*)::int from payments) as payments, (select count(*)::int from order_revisions) as revisions,
        (select sum(taken)::int from slot_days) as in_slots,
        (select count(*)::int from (select slot ->> 'id' as slot_id, (slot ->> 'date')::date as date, count(*) as taken from orders
          group by 1, 2) ordered full join slot_days using (slot_id, date)
          where ordered.taken is distinct from slot_days.taken) as miscounted,
        (select count(*)::int from (select product_id, sum(quantity) as pieces from order_items i
          join orders on id = order_id and orders.revision = i.revision group by 1) ordered
          full join (select product_id, -sum(quantity) as pieces from stock_movements where order_id is not null group by 1) sold
          using (product_id) where ordered.pieces is distinct from sold.pieces) as missold,
        (select count(*)::int from (select product_id, sum(quantity) as pieces from stock_movements group by 1) moved
          full join stock_levels using (product_id) where pieces is distinct from pieces_left) as misshelved,
        (select count(*)::int from coupon_uses where counts) as uses, (select sum(used)::int from coupons) as used,
        (select sum(total_qirsh) from orders) = (select sum(qirsh) from order_days) as same_sum,
        (select sum(paid_qirsh) from orders) = (select coalesce(sum(amount_qirsh), 0) from payments) as same_paid`,
    );
    const orders = acknowledged.length;
    const made = {
      ...{ payments: paid.length, revisions: 2 * changed.length },
      ...{ in_slots: orders, miscounted: 0, missold: 0, misshelved: 0 },
    };
    const uses = acknowledged.filter(({ input }) => input.coupon).length;
    const each = { with_lines: orders, by_day: orders, by_customer: orders };
    expectSame(rows[0], {
      orders,
      waiting: 0,
      ...each,
      ...made,
      uses,
      used: uses,
      same_sum: true,
      same_paid: true,
    });
  });

function expectSame(found: unknown, wanted: unknown): void {
  const [is, ought] = [found, wanted].map((value) => JSON.stringify(value));
  if (is !== ought) throw new Error(`found ${is}, not ${ought}`);
}
