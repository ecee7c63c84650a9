import { and, eq } from 'drizzle-orm';
import type { login as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../http/rate-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { users } from './user.table.ts';
import { readUser } from './user-view.ts';

/** Compared against when nobody has the email, so that the answer takes as long as for a wrong password. */
const nobodysHash = hashPassword('nobody has this password');

/** Signs in, and remembers the language of who does. One refusal for an unknown email and for a wrong password. */
export async function login(
  context: Context,
  { email, password, language }: ParsedInputOf<typeof contract>,
): Promise<{ user: User; token: string }> {
  // One pair of address and email, one address with many emails, one email from many addresses.
  await limitRate(context, 'login', `${context.clientAddress} ${email}`);
  await limitRate(context, 'loginFromAddress', context.clientAddress);
  await limitRate(context, 'loginOfEmail', email);
  const found = await readUser(context.db, eq(users.email, email));
  const right = await isPassword(password, found?.passwordHash ?? (await nobodysHash));
  if (!found || !right) throw new ShopError('authentication_failed');
  const { passwordHash } = found;
  const user = { ...found.user, language: language ?? found.user.language };
  return inTransaction(context.db, async (db) => {
    // A password that was reset in the meantime has ended every session: none may begin with the old one.
    const isAsChecked = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash));
    const [marked] = await db
      .update(users)
      .set({ language: user.language })
      .where(isAsChecked)
      .returning({ id: users.id });
    if (!marked) throw new ShopError('authentication_failed');
    return startSession(context, db, user);
  });
}
