import { desc, eq } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import { orderNumber } from '../../contracts/orders.ts';
import type { CustomerDetails } from '../../contracts/users.ts';
import { readAddresses } from '../accounts/address-view.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { messages } from '../messages/message.table.ts';
import { orders } from '../orders/order.table.ts';
import { customerTotals } from '../orders/order-counts.table.ts';
import { paymentView } from '../orders/order-view.ts';
import { customerColumns, customerView } from './customer-view.ts';

/** How many orders the answer includes; a person reads no more. */
const maxOrders = 100;

/** An account with its latest orders; `not_found` when there is none. */
export async function getUser({ db }: Context, { id }: { id: string }): Promise<CustomerDetails> {
  if (!isUuid(id)) throw new ShopError('not_found');
  const [row] = await db
    .select(customerColumns)
    .from(users)
    .innerJoin(customerTotals, eq(customerTotals.userId, users.id))
    .where(eq(users.id, id));
  if (!row) throw new ShopError('not_found');
  const placed = await db
    .select({
      id: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      status: orders.status,
      method: orders.deliveryMethod,
      totalQirsh: orders.totalQirsh,
      paidQirsh: orders.paidQirsh,
      refundedQirsh: orders.refundedQirsh,
      waivedQirsh: orders.waivedQirsh,
      paymentMethod: orders.paymentMethod,
    })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.number))
    .limit(maxOrders);
  const [saved] = await readAddresses(db, id);
  return {
    ...customerView(row),
    address: row.user.address,
    default_address: saved ?? null,
    last_admin: row.user.role === 'admin' && (await db.$count(users, eq(users.role, 'admin'))) === 1,
    email_verified: row.user.emailVerifiedAt !== null,
    latest_orders: placed.map((order) => ({
      id: order.id,
      number: orderNumber(order.number),
      created_at: order.createdAt.toISOString(),
      status: order.status,
      method: order.method,
      total: fromQirsh(order.totalQirsh),
      payment: paymentView(order),
    })),
    messages: await db.$count(messages, eq(messages.email, row.user.email)),
  };
}
