import { eq } from 'drizzle-orm';
import type { register as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { acceptedVersions } from '../legal/accepted-versions.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { trustedDeviceToken } from './trusted-device.ts';
import { users } from './user.table.ts';
import { readUser } from './user-view.ts';

/**
 * Creates a customer, sends a welcome mail and signs in. Refuses a common password, a known email (`user_exists`) and
 * too many tries.
 */
export async function register(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ user: User; token: string; device: string }> {
  await refuseCommonPassword(input.password);
  await limitRate(context, 'register', context.clientAddress);
  const { email, name, language = 'en' } = input;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(context.db, async (db) => {
    const accepted = await acceptedVersions(db, input.accepted);
    const [made] = await db
      .insert(users)
      .values({ email, name, passwordHash, language, ...accepted })
      .onConflictDoNothing()
      .returning({ id: users.id });
    const found = made && (await readUser(db, eq(users.id, made.id)));
    if (!found) throw new ShopError('user_exists');
    await context.jobs.enqueue(db, { mail: 'welcome', userId: found.user.id });
    return { ...(await startSession(context, db, found.user)), device: trustedDeviceToken(passwordHash) };
  });
}
