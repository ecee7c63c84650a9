import { eq, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { users } from './user.table.ts';
import { type UserRow, userColumns } from './user-view.ts';

/**
 * Locks a user and all administrators (`for update`) in order of id until the transaction ends: otherwise the last two
 * administrators could both leave at the same time.
 */
export async function lockUser(
  db: Queries,
  id: string,
): Promise<{ user: UserRow | undefined; admins: UserRow[] }> {
  const locked = await db
    .select(userColumns)
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, id)))
    .orderBy(users.id)
    .for('update');
  return {
    user: locked.find((user) => user.id === id),
    admins: locked.filter(({ role }) => role === 'admin'),
  };
}

/** `lockUser` for a change by an administrator, who must still be one. Refuses `forbidden` and `not_found`. */
export async function lockForAdmin(
  db: Queries,
  id: string,
  askerId: string,
): Promise<{ user: UserRow; admins: UserRow[] }> {
  if (!isUuid(id)) throw new ShopError('not_found');
  const { user, admins } = await lockUser(db, id);
  requireAdmin(admins, askerId);
  if (!user) throw new ShopError('not_found');
  return { user, admins };
}

/** Refuses `last_admin`: the shop keeps at least one administrator. */
export function refuseLastAdmin(user: UserRow, admins: UserRow[]): void {
  if (user.role === 'admin' && admins.length === 1) throw new ShopError('last_admin');
}

/** Checks the authorization again under the lock: the role may have been lost since the guard read it. Refuses `forbidden`. */
export function requireAdmin(admins: UserRow[], askerId: string): void {
  if (!admins.some(({ id }) => id === askerId)) throw new ShopError('forbidden');
}
