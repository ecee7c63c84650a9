import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { listAdminOrders as contract } from '../../contracts/admin-orders.ts';
import type { Store } from '../../contracts/catalogue.ts';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { wordsOf } from '../catalogue/fold-text.ts';
import { products } from '../catalogue/product.table.ts';
import { hasWords } from '../database/fold-column.ts';
import { hasPhone } from '../database/has-phone.ts';
import type { Queries } from '../database/queries.ts';
import { orderItems, orders } from './order.table.ts';

type Filter = Omit<ParsedInputOf<typeof contract>, 'limit' | 'cursor'>;

/** The condition under which an order is among those that the seller asks for. Days begin and end in Amman. */
export function matchesFilter(db: Queries, { status, from, to, store, q }: Filter): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    from ? gte(orders.createdAt, startOf(sql`${from}::date`)) : undefined,
    to ? lt(orders.createdAt, startOf(sql`(${to}::date + 1)`)) : undefined,
    store && hasGoodsOf(db, store),
    q ? mentions(db, q) : undefined,
  );
}

const startOf = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'Asia/Amman')`;

const hasGoodsOf = (db: Queries, store: Store): SQL =>
  inArray(
    orders.id,
    db
      .select({ id: orderItems.orderId })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(products.store, store)),
  );

/** The same names stand in thousands of orders: each is looked at once. */
function hasGoodsNamed(db: Queries, word: string): SQL {
  const { orderId, nameEn, nameAr } = orderItems;
  const names = db.select({ nameEn, nameAr }).from(orderItems).groupBy(nameEn, nameAr).as('names');
  const found = db
    .select({ nameEn: names.nameEn, nameAr: names.nameAr })
    .from(names)
    .where(hasWords(word, [names.nameEn, names.nameAr]));
  const isFound = sql`(${nameEn}, ${nameAr}) in ${found}`;
  return inArray(orders.id, db.select({ id: orderId }).from(orderItems).where(isFound));
}

/** By number, by phone in any form, or by words, of which each stands in the customer's details or among the goods. */
function mentions(db: Queries, q: string): SQL | undefined {
  const { customerName, customerEmail, street, city, phone, number } = orders;
  const asked = numberIn(q);
  const words = wordsOf(q).slice(0, 8);
  // Whoever types nothing but digits means a number: that is answered without reading every name.
  if (asked !== null || words.every((word) => /^\d+$/.test(word)))
    return or(asked === null ? undefined : eq(number, asked), hasPhone(q, phone));
  const byWords = words.map((word) =>
    or(hasWords(word, [customerName, customerEmail, street, city]), hasGoodsNamed(db, word)),
  );
  return and(...byWords);
}

/** `MN-1042`, `mn 1042`, `#1042`, `١٠٤٢`; null for what is no order's number. */
function numberIn(text: string): number | null {
  const typed = foldDigits(text.normalize('NFKC').replace(invisibleMarks, '')).trim();
  const digits = /^(?:MN|#)?[\s-]*(\d{1,15})$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}
