import { type AnyColumn, and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { CustomerSort, listUsers as contract } from '../../contracts/users.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { decodeCursor, encodeCursor, refusedCursor } from '../database/cursor.ts';
import { violatesType } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import { customerTotals } from '../orders/order-counts.table.ts';
import { hasPhone, hasWords } from '../search/text-match.ts';
import { customerColumns, customerView } from './customer-view.ts';

const pageSize = 50;

/** One page of the accounts. The cursor has the sort values of the last one shown (keyset pagination). */
export async function listUsers(
  { db }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const found = and(input.role && eq(users.role, input.role), input.q ? isAbout(db, input.q) : undefined);
  const limit = input.limit ?? pageSize;
  const order = sorts[input.sort ?? 'newest'];
  const rows = await db
    .select({ ...customerColumns, key: order.key })
    .from(users)
    .innerJoin(customerTotals, eq(customerTotals.userId, users.id))
    .where(and(found, input.cursor ? order.isAfter(decodeCursor(input.cursor, 2)) : undefined))
    .orderBy(...order.by)
    .limit(limit + 1)
    .catch((error: unknown) => {
      throw input.cursor && violatesType(error) ? refusedCursor() : error;
    });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(customerView),
    page: {
      ...(await countUpTo(db, users, found)),
      cursor: last ? encodeCursor([last.key, last.user.id]) : null,
    },
  };
}

/** Searches name and email in any spelling, and any phone number of the account or its orders. */
function isAbout(db: Queries, query: string): SQL {
  const named = hasWords(query, users.searchVector);
  const hasNumber = hasPhone(query, users.searchVector);
  const called = hasPhone(query, orders.searchVector);
  if (!called) return named;
  const ids = db.select({ id: users.id }).from(users).where(or(named, hasNumber));
  return sql`${users.id} in (${ids} union select ${orders.userId} from ${orders} where ${called})`;
}

type Cursor = (string | number)[];
type Order = { by: SQL[]; key: SQL<number>; isAfter: (cursor: Cursor) => SQL };

/** Sort keys as in their indexes, read backwards, so that one row comparison finds the next page. */
const sorts: Record<CustomerSort, Order> = {
  newest: {
    by: [desc(users.createdAt), desc(users.id)],
    // In microseconds, which order two accounts of the same millisecond.
    key: sql`(extract(epoch from ${users.createdAt}) * 1000000)::bigint`.mapWith(Number),
    isAfter: ([at, id]) =>
      sql`(${users.createdAt}, ${users.id}) < (timestamptz 'epoch' + ${at} * interval '1 microsecond', ${id})`,
  },
  orders: byTotal(customerTotals.orders),
  spent: byTotal(customerTotals.spentQirsh),
};

function byTotal(total: AnyColumn): Order {
  const { userId } = customerTotals;
  return {
    by: [desc(total), desc(userId)],
    key: sql`${total}`.mapWith(Number),
    isAfter: ([value, id]) => sql`(${total}, ${userId}) < (${value}, ${id})`,
  };
}
