import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type listAdminOrders as contract, pickupFilter } from '../../contracts/admin-orders.ts';
import type { Store } from '../../contracts/catalogue.ts';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import { withinDays } from '../database/within-days.ts';
import { hasPhone, hasWords } from '../search/text-match.ts';
import { orders } from './order.table.ts';
import { hasPaymentState } from './payment-states.ts';

export type Filter = Omit<ParsedInputOf<typeof contract>, 'limit' | 'cursor'>;

/** The condition of the seller's filter on orders. */
export const matchesFilter = (filter: Filter): SQL | undefined =>
  and(filter.status && eq(orders.status, filter.status), inPeriod(filter), matchesSearch(filter));

export const inPeriod = (days: Pick<Filter, 'from' | 'to'>): SQL | undefined =>
  withinDays(orders.createdAt, days);

/** The condition for what no counter covers: words, payment, day and area. */
export const matchesSearch = ({ q, store, payment, due, area }: Filter): SQL | undefined =>
  and(
    store && hasGoodsOf(store),
    payment && hasPaymentState[payment],
    due ? isDueOn(due) : undefined,
    area ? goesTo(area) : undefined,
    q ? matchesText(q) : undefined,
  );

/** Whether a filter uses anything that `matchesSearch` decides. */
export const isSearch = ({ q, store, payment, due, area }: Filter): boolean =>
  Boolean(q || store || payment || due || area);

const goesTo = (area: string): SQL =>
  area === pickupFilter ? eq(orders.deliveryMethod, 'pickup') : eq(orders.areaId, area);

/** Orders with a slot on the day, and those without one whose goods are all ready on it: each set from its index. */
const isDueOn = (day: string): SQL => sql`${orders.id} in (
  select timed.id from orders timed where timed.slot is not null and timed.slot ->> 'date' = ${day}
  union all
  select ahead.id from order_items line join orders ahead on ahead.id = line.order_id and ahead.revision = line.revision
  where line.ready_on = ${day}::date and ahead.slot is null and not exists (
    select from order_items later
    where later.order_id = ahead.id and later.revision = ahead.revision and later.ready_on > line.ready_on))`;

/** An order's search vector includes the stores of its goods. */
export const hasGoodsOf = (store: Store): SQL =>
  sql`${orders.searchVector} @@ ${`'store:${store}'`}::tsquery`;

/** By number, by phone in any form, or by words, each of which must begin a word of the customer's details or the goods. */
function matchesText(q: string): SQL | undefined {
  const asked = numberIn(q);
  // A query of digits alone may be an order number or a phone.
  if (asked !== null || wordsOf(q).every((word) => /^\d+$/.test(word))) {
    const byNumber = asked === null ? undefined : eq(orders.number, asked);
    return or(byNumber, hasPhone(q, orders.searchVector)) ?? sql`false`;
  }
  return hasWords(q, orders.searchVector);
}

/** Parses `MN-1042`, `mn 1042`, `#1042`, `١٠٤٢`; null for anything that is not an order number. */
function numberIn(text: string): number | null {
  const typed = foldDigits(text.normalize('NFKC').replace(invisibleMarks, '')).trim();
  const digits = /^(?:MN|#)?[\s-]*(\d{1,15})$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}
