import type { register as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../http/rate-limit.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { users } from './user.table.ts';
import { userView } from './user-view.ts';

/** Makes a customer and signs in. Refuses a common password, a known email (`user_exists`) and too many tries. */
export async function register(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ user: User; token: string }> {
  refuseCommonPassword(input.password);
  await limitRate(context, 'register', context.clientAddress);
  const { email, name } = input;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(context.db, async (db) => {
    const [row] = await db
      .insert(users)
      .values({ email, name, passwordHash })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ShopError('user_exists');
    return startSession(context, db, userView(row));
  });
}
