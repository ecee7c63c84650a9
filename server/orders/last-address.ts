import { desc, eq } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { orders } from './order.table.ts';

/** Where the user's latest order went, to be offered for the next; null before the first. */
export async function getLastAddress(context: Context) {
  const { user } = requireActor(context);
  const { customerName: name, street, city, country, phone } = orders;
  const [latest] = await context.db
    .select({ name, street, city, country, phone })
    .from(orders)
    .where(eq(orders.userId, user.id))
    .orderBy(desc(orders.number))
    .limit(1);
  return latest ?? null;
}
