import { eq } from 'drizzle-orm';
import type { login as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../http/rate-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { users } from './user.table.ts';
import { userView } from './user-view.ts';

/** Compared against when nobody has the email, so that the answer takes as long as for a wrong password. */
const nobodysHash = hashPassword('nobody has this password');

/** Signs in. One refusal for an unknown email and for a wrong password. */
export async function login(
  context: Context,
  { email, password }: ParsedInputOf<typeof contract>,
): Promise<{ user: User; token: string }> {
  // One pair of address and email, one address with many emails, one email from many addresses.
  await limitRate(context, 'login', `${context.clientAddress} ${email}`);
  await limitRate(context, 'loginFromAddress', context.clientAddress);
  await limitRate(context, 'loginOfEmail', email);
  const [row] = await context.db.select().from(users).where(eq(users.email, email));
  const right = await isPassword(password, row?.passwordHash ?? (await nobodysHash));
  if (!row || !right) throw new ShopError('authentication_failed');
  return startSession(context, context.db, userView(row));
}
