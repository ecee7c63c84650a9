import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';

type TwoFactor = typeof twoFactorSecrets.$inferSelect;
/** Consumes a verified code (single use), in the transaction of what it authorizes. */
export type ConsumeCode = (db: Queries) => Promise<void>;

/** A user's second factor; undefined while two-factor login is off. */
export async function readTwoFactor(db: Queries, userId: string): Promise<TwoFactor | undefined> {
  const isOn = and(eq(twoFactorSecrets.userId, userId), isNotNull(twoFactorSecrets.confirmedAt));
  const [step] = await db.select().from(twoFactorSecrets).where(isOn);
  return step;
}

/**
 * Checks a code from the app, or a recovery code. Refuses a wrong or used one, now or when it is consumed: each is
 * single use.
 */
export async function checkCode(
  { now }: Pick<Context, 'now'>,
  step: TwoFactor,
  given: string,
): Promise<ConsumeCode> {
  const { userId, secret, salt, lastStep } = step;
  const code = foldDigits(given.normalize('NFKC')).replace(invisibleMarks, '').replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) {
    const used = findStep(Buffer.from(secret, 'hex'), code, now(), lastStep);
    if (used === null) throw wrongCode();
    return async (db) => {
      const isFirst = and(eq(twoFactorSecrets.userId, userId), lt(twoFactorSecrets.lastStep, used));
      const marked = await db.update(twoFactorSecrets).set({ lastStep: used }).where(isFirst).returning();
      if (marked.length === 0) throw wrongCode();
    };
  }
  const codeHash = await hashRecoveryCode(code, salt);
  return async (db) => {
    const condition = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
    const taken = await db.delete(recoveryCodes).where(condition).returning();
    if (taken.length === 0) throw wrongCode();
  };
}

export function wrongCode(): ShopError {
  const details = [{ path: 'code', message: fieldErrors.code_wrong, code: 'code_wrong' }];
  return new ShopError('validation_failed', { details });
}
