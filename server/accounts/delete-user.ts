import { eq, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { users } from './user.table.ts';

/**
 * Deletes a user with sessions and links, within the caller's transaction, after `forget` has taken the person out of
 * everything else, by the email of this moment. The last administrator stays (`last_admin`); with a `passwordHash`, so
 * does whoever has got another password since (`session_expired`).
 */
export async function deleteUser(
  db: Queries,
  { id, passwordHash }: { id: string; passwordHash?: string },
  forget: (email: string) => Promise<void>,
): Promise<void> {
  // Held before anything is forgotten: an order that is being saved is in by now, or refused. With all administrators,
  // in one order: two who leave at once must not both believe that the other stays.
  const held = await db
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, id)))
    .orderBy(users.id)
    .for('update');
  const leaver = held.find((user) => user.id === id);
  if (!leaver || leaver.passwordHash !== (passwordHash ?? leaver.passwordHash))
    throw new ShopError('session_expired');
  const isLast = held.filter(({ role }) => role === 'admin').length === 1;
  if (leaver.role === 'admin' && isLast) throw new ShopError('last_admin');
  await forget(leaver.email);
  await db.delete(users).where(eq(users.id, id));
}
