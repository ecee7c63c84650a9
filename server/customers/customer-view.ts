import { getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { Customer } from '../../contracts/users.ts';
import { users } from '../accounts/user.table.ts';
import type { Database } from '../database/connect.ts';
import { orders } from '../orders/order.table.ts';

/** What each account has ordered, to be joined to `users`. */
export const ordersOfAll = (db: Pick<Database, '$with'>) =>
  db.$with('bought').as((query) =>
    query
      .select({
        userId: orders.userId,
        orders: sql<number>`count(*)`.as('orders'),
        spent:
          sql<number>`coalesce(sum(${orders.totalQirsh}) filter (where ${orders.status} <> 'cancelled'), 0)`.as(
            'spent',
          ),
      })
      .from(orders)
      .where(isNotNull(orders.userId))
      .groupBy(orders.userId),
  );

export const orderCount: SQL<number> = sql<number>`coalesce(bought.orders, 0)`.mapWith(Number);
export const spentQirsh: SQL<number> = sql<number>`coalesce(bought.spent, 0)`.mapWith(Number);

/** Some write their number only where it is needed to deliver. */
const phone = sql<string>`coalesce(nullif(${users.phone}, ''), (select ${orders.phone} from ${orders} where ${orders.userId} = ${users.id} and ${orders.phone} <> '' order by ${orders.number} desc limit 1), '')`;

/** What is selected of `users`, joined with what they have ordered. */
export const customerColumns = { user: getTableColumns(users), phone, orders: orderCount, spent: spentQirsh };

type CustomerRow = { user: typeof users.$inferSelect; phone: string; orders: number; spent: number };

/** An account as the seller sees it: never the password's hash. */
export const customerView = ({ user, phone, orders, spent }: CustomerRow): Customer => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone,
  role: user.role,
  language: user.language,
  joined_at: user.createdAt.toISOString(),
  orders,
  spent: fromQirsh(spent),
});
