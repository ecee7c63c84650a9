import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { users } from './user.table.ts';

/** The ids of the administrators who want to be told of new orders and messages by mail. */
export async function listAdminsToNotify(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.notifyOrders, true)));
  return rows.map(({ id }) => id);
}
