import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { users } from './user.table.ts';

/** The ids of the administrators who receive mails about new orders and messages. */
export async function listAdminsToNotify(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.notifyOrders, true)));
  return rows.map(({ id }) => id);
}
