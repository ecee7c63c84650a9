import { and, eq } from 'drizzle-orm';
import type { login as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitOf, limitRates, resetCounters } from '../rate-limits/limit-rates.ts';
import { type ConsumeCode, checkCode, readTwoFactor } from './check-code.ts';
import { hashPassword, isPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { isTrustedDevice, trustedDeviceToken } from './trusted-device.ts';
import { users } from './user.table.ts';
import { readUser } from './user-view.ts';

/** Verified when the email is unknown, so that timing does not reveal whether an account exists (user enumeration). */
const dummyHash = hashPassword('no account has this password');

type Input = ParsedInputOf<typeof contract>;

/**
 * Signs in and keeps the language. Unknown email and wrong password are one refusal; after the right password
 * two-factor login asks for its code (`code_required`). Rate limited.
 */
export async function login(
  context: Context,
  { email, password, language, code, device }: Input,
): Promise<{ user: User; token: string; device: string }> {
  const found = await readUser(context.db, eq(users.email, email));
  const passwordHash = found?.passwordHash ?? (await dummyHash);
  const isKnown = isTrustedDevice(device, passwordHash);
  const tries = triesOf(context, email, isKnown);
  await limitRates(context, tries);
  const right = await isPassword(password, passwordHash);
  if (!found || !right) throw new ShopError('authentication_failed');
  const user = { ...found.user, language: language ?? found.user.language };
  const ofCode = limitOf(context, 'code', `${user.id} ${isKnown ? 'known' : 'new'}`);
  const useUp = await checkTwoFactor(context, user.id, code, [ofCode]);
  return inTransaction(context.db, async (db) => {
    // Compare and set: if the password was reset since it was verified, all sessions were ended, and the old password
    // must not start a new one.
    const isAsChecked = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash));
    const [marked] = await db
      .update(users)
      .set({ language: user.language })
      .where(isAsChecked)
      .returning({ id: users.id });
    if (!marked) throw new ShopError('authentication_failed');
    await useUp(db);
    await resetCounters(db, [tries[0] ?? null, ofCode]);
    return { ...(await startSession(context, db, user)), device: trustedDeviceToken(passwordHash) };
  });
}

/**
 * The rate limits of a login: by address and email, by address, and by email against distributed guessing. A trusted
 * device has a limit of its own, so that attackers cannot lock the owner out.
 */
const triesOf = (context: Context, email: string, isKnown: boolean) =>
  isKnown
    ? [limitOf(context, 'loginOfKnown', email)]
    : [
        limitOf(context, 'login', `${context.clientAddress} ${email}`),
        limitOf(context, 'loginFromAddress', context.clientAddress),
        limitOf(context, 'loginOfEmail', email),
      ];

async function checkTwoFactor(
  context: Context,
  userId: string,
  code: string | undefined,
  tries: Parameters<typeof limitRates>[1],
): Promise<ConsumeCode> {
  const step = await readTwoFactor(context.db, userId);
  if (!step) return async () => {};
  if (!code) throw new ShopError('code_required');
  await limitRates(context, tries);
  return checkCode(context, step, code);
}
