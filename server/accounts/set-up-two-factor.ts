import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type {
  confirmTwoFactor as confirmContract,
  getTwoFactor as getContract,
  startTwoFactor as startContract,
} from '../../contracts/two-factor.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { readContent } from '../settings/content.ts';
import { checkCode, readTwoFactor, wrongCode } from './check-code.ts';
import { checkPassword } from './check-password.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { endOthers } from './end-sessions.ts';
import { hashRecoveryCode, makeRecoveryCodes, makeSalt } from './recovery-codes.ts';
import { appLink, toBase32 } from './totp.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';

/** Whether the signed-in user's logins require a code. */
export async function getTwoFactor(context: Context): Promise<AnswerOf<typeof getContract>> {
  const { user } = requireActor(context);
  const { db } = context;
  const isOn = (await readTwoFactor(db, user.id)) !== undefined;
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, user.id));
  return { on: isOn, recovery_codes_left: left?.codes ?? 0 };
}

/**
 * Creates a secret and returns it, this once. Logins require a code only after it is confirmed. Requires the password;
 * refuses `changed_meanwhile` when two-factor login is already on.
 */
export async function startTwoFactor(
  context: Context,
  { password }: ParsedInputOf<typeof startContract>,
): Promise<AnswerOf<typeof startContract>> {
  const { user } = requireActor(context);
  const { config, db } = context;
  await checkPassword(context, user, password);
  const bytes = randomBytes(20);
  const fresh = { secret: bytes.toString('hex'), salt: makeSalt(), lastStep: 0 };
  const [kept] = await db
    .insert(twoFactorSecrets)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: twoFactorSecrets.userId,
      set: fresh,
      setWhere: isNull(twoFactorSecrets.confirmedAt),
    })
    .returning({ userId: twoFactorSecrets.userId });
  if (!kept) throw new ShopError('changed_meanwhile');
  const { name } = await readContent(config, db);
  const link = appLink(bytes, name.en, user.email);
  return { secret: toBase32(bytes), link, qr: drawQrCode(link) };
}

/** Turns two-factor login on by a first code, which proves that the app has the secret; ends all other sessions. */
export async function confirmTwoFactor(
  context: Context,
  { code }: ParsedInputOf<typeof confirmContract>,
): Promise<AnswerOf<typeof confirmContract>> {
  const { user } = requireActor(context);
  await limitRate(context, 'code', `${user.id} known`);
  const isPending = and(eq(twoFactorSecrets.userId, user.id), isNull(twoFactorSecrets.confirmedAt));
  const [pending] = await context.db.select().from(twoFactorSecrets).where(isPending);
  if (!pending) throw new ShopError('changed_meanwhile');
  const useUp = await checkCode(context, pending, code);
  const codes = makeRecoveryCodes();
  const hashes = await Promise.all(codes.map((one) => hashRecoveryCode(one, pending.salt)));
  return inTransaction(context.db, async (db) => {
    const isThisOne = and(isPending, eq(twoFactorSecrets.secret, pending.secret));
    const [confirmed] = await db
      .update(twoFactorSecrets)
      .set({ confirmedAt: context.now() })
      .where(isThisOne)
      .returning({ userId: twoFactorSecrets.userId });
    if (!confirmed) throw wrongCode();
    await useUp(db);
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: user.id, codeHash })));
    await endOthers(context, db);
    return { recovery_codes: codes };
  });
}
