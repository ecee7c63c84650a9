import { eq, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { users } from './user.table.ts';
import { type UserRow, userColumns } from './user-view.ts';

/**
 * Holds a user and all administrators until the caller's transaction ends. In one order: two who leave at once must not
 * both believe that the other stays.
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

/** The same for an administrator who is about to change something of the user's. Refuses whom there is not (`not_found`). */
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

/** Refuses to let the only administrator go. */
export function refuseLastAdmin(user: UserRow, admins: UserRow[]): void {
  if (user.role === 'admin' && admins.length === 1) throw new ShopError('last_admin');
}

/** The guard has looked before the users were locked: meanwhile the asker may have lost the role. */
export function requireAdmin(admins: UserRow[], askerId: string): void {
  if (!admins.some(({ id }) => id === askerId)) throw new ShopError('forbidden');
}
