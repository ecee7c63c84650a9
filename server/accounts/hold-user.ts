import { eq, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { users } from './user.table.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Holds a user and all administrators until the caller's transaction ends. In one order: two who leave at once must not
 * both believe that the other stays.
 */
export async function holdUser(
  db: Queries,
  id: string,
): Promise<{ user: UserRow | undefined; admins: UserRow[] }> {
  const held = await db
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, id)))
    .orderBy(users.id)
    .for('update');
  return { user: held.find((user) => user.id === id), admins: held.filter(({ role }) => role === 'admin') };
}

/** Refuses to let the only administrator go. */
export function refuseLastAdmin(user: UserRow, admins: UserRow[]): void {
  if (user.role === 'admin' && admins.length === 1) throw new ShopError('last_admin');
}

/** The guard has looked before the users were held: meanwhile the asker may have lost the role. */
export function requireAdmin(admins: UserRow[], askerId: string): void {
  if (!admins.some(({ id }) => id === askerId)) throw new ShopError('forbidden');
}
