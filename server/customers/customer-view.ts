import { getTableColumns, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { Customer } from '../../contracts/users.ts';
import { users } from '../accounts/user.table.ts';
import { orders } from '../orders/order.table.ts';
import { customerTotals } from '../orders/order-counts.table.ts';

/**
 * The account's number, or else that of the latest order: some customers enter it only at the checkout. A number from a
 * guest order may be another person's.
 */
const phone = sql<string>`coalesce(nullif(${users.phone}, ''), (select ${orders.phone} from ${orders} where ${orders.userId} = ${users.id} and ${orders.guestKeyHash} is null and ${orders.phone} <> '' order by ${orders.number} desc limit 1), '')`;

const { searchVector: _, passwordHash: __, ...user } = getTableColumns(users);

/** The columns selected from `users` joined with their totals. */
export const customerColumns = {
  user,
  phone,
  orders: customerTotals.orders,
  spent: customerTotals.spentQirsh,
};

type CustomerRow = {
  user: Omit<typeof users.$inferSelect, 'searchVector' | 'passwordHash'>;
  phone: string;
  orders: number;
  spent: number;
};

/** An account as the seller sees it, without the password's hash. */
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
