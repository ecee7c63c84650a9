import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Customer, CustomerSort, listUsers as contract } from '../../contracts/users.ts';
import { users } from '../accounts/user.table.ts';
import { decodeCursor, encodeCursor, refusedCursor } from '../catalogue/product-order.ts';
import type { Context } from '../context.ts';
import { breaksType } from '../database/faults.ts';
import { hasWords } from '../database/fold-column.ts';
import { hasPhone } from '../database/has-phone.ts';
import { orders } from '../orders/order.table.ts';
import { customerColumns, customerView, orderCount, ordersOfAll, spentQirsh } from './customer-view.ts';

const pageSize = 50;

/** One page of the accounts. The cursor names the last one that was shown by what the list is sorted by. */
export async function listUsers(
  { db }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ items: Customer[]; page: { total: number; cursor: string | null } }> {
  const found = and(input.role && eq(users.role, input.role), input.q ? isAbout(input.q) : undefined);
  const order = orderOf(input.sort ?? 'newest');
  const limit = input.limit ?? pageSize;
  const bought = ordersOfAll(db);
  const rows = await db
    .with(bought)
    .select({
      ...customerColumns,
      key: sql<(string | number)[]>`json_build_array(${sql.join(order, sql`, `)})`,
    })
    .from(users)
    .leftJoin(bought, eq(bought.userId, users.id))
    .where(and(found, input.cursor ? isAfter(order, input.cursor) : undefined))
    .orderBy(...order)
    .limit(limit + 1)
    .catch((error: unknown) => {
      throw input.cursor && breaksType(error) ? refusedCursor() : error;
    });
  const [counted] = await db.select({ total: count() }).from(users).where(found);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(customerView),
    page: { total: counted?.total ?? 0, cursor: last ? encodeCursor(last.key) : null },
  };
}

/** By name and email in any spelling, and by any phone number that the account or one of its orders has. */
function isAbout(query: string): SQL | undefined {
  const isOrdersPhone = sql`exists (select from ${orders} where ${orders.userId} = ${users.id} and ${hasPhone(query, orders.phone)})`;
  return or(hasWords(query, [users.name, users.email]), hasPhone(query, users.phone), isOrdersPhone);
}

/** All ascending and ending in the id, so that one row comparison finds the next page. */
function orderOf(sort: CustomerSort): SQL[] {
  // In microseconds: two accounts of the same millisecond are still in an order.
  const newest = sql`-(extract(epoch from ${users.createdAt}) * 1000000)::bigint`;
  const first = { newest: [], orders: [sql`-${orderCount}`], spent: [sql`-${spentQirsh}`] }[sort];
  return [...first, newest, sql`${users.id}`];
}

function isAfter(order: SQL[], cursor: string): SQL {
  const values = decodeCursor(cursor, order.length).map((value) => sql`${value}`);
  return sql`(${sql.join(order, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
