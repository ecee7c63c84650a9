import type { User } from '../../contracts/accounts.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { type ConsumeCode, checkCode, readTwoFactor } from './check-code.ts';
import { checkPassword } from './check-password.ts';

type Identity = {
  /** The hash that was verified; the write that follows must refuse if the user's hash differs by then. */
  passwordHash: string;
  isStepOn: boolean;
  useUp: ConsumeCode;
};

/**
 * Re-authentication of the signed-in user before changes of credentials: the password, and with two-factor login a
 * code. Refuses missing or wrong values at their fields; rate limited.
 */
export async function checkIdentity(
  context: Context,
  user: User,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<Identity> {
  const passwordHash = await checkPassword(context, user, password);
  const step = await readTwoFactor(context.db, user.id);
  if (!step) return { passwordHash, isStepOn: false, useUp: async () => {} };
  if (!code) throw new ShopError('validation_failed', { details: [missingCode] });
  await limitRate(context, 'code', `${user.id} known`);
  return { passwordHash, isStepOn: true, useUp: await checkCode(context, step, code) };
}

const missingCode = { path: 'code', message: fieldErrors.code_required, code: 'code_required' };
