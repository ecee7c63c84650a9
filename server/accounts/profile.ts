import { eq } from 'drizzle-orm';
import type { updateProfile as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type Context, requireActor } from '../context.ts';
import { ShopError } from '../errors.ts';
import { users } from './user.table.ts';
import { userView } from './user-view.ts';

/** The signed-in user, as the guard has just read it. */
export async function getProfile(context: Context): Promise<User> {
  return requireActor(context).user;
}

/** Changes the given fields of the signed-in user's profile. */
export async function updateProfile(context: Context, input: ParsedInputOf<typeof contract>): Promise<User> {
  const { user } = requireActor(context);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return user;
  const [row] = await context.db.update(users).set(given).where(eq(users.id, user.id)).returning();
  if (!row) throw new ShopError('session_expired');
  return userView(row);
}
