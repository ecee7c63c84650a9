import { eq } from 'drizzle-orm';
import type { updateProfile as contract, User } from '../../contracts/accounts.ts';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { type Context, requireActor } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { addSubscriber } from '../newsletter/subscribe.ts';
import { removeOwnSubscription } from '../newsletter/unsubscribe-newsletter.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { checkIdentity } from './check-identity.ts';
import { deleteResetLinks } from './reset-password.ts';
import { takeProfileAddress } from './save-address.ts';
import { users } from './user.table.ts';
import { readUser, type UserRow, userColumns } from './user-view.ts';

type Input = ParsedInputOf<typeof contract>;

/** The signed-in user, as the guard has read it. */
export async function getProfile(context: Context): Promise<User> {
  return requireActor(context).user;
}

/**
 * Changes the given fields of the signed-in user. A new email requires re-authentication, must be unused
 * (`user_exists`) and is sent a verification link; the newsletter follows it, and reset links to the old address are
 * revoked.
 */
export async function updateProfile(context: Context, input: Input): Promise<User> {
  const { user } = requireActor(context);
  const { notifications = {}, password, code, ...fields } = input;
  const { email = user.email } = fields;
  refuseDayToCome(fields.birthDate, context.now());
  const checked = email === user.email ? undefined : await checkIdentity(context, user, { password, code });
  await limitOffers(context, user, email, notifications.offers);
  const isMoving = email !== user.email;
  if (isMoving) await limitRate(context, 'emailVerification', user.id);
  const moved = isMoving ? { emailVerifiedAt: null, emailSince: context.now() } : {};
  const given = Object.entries({ ...fields, ...moved, notifyOrders: notifications.orders }).filter(
    ([, value]) => value !== undefined,
  );
  return inTransaction(context.db, async (db) => {
    // Row lock: of two concurrent changes of the email the second sees the first.
    const [held] = await db.select(userColumns).from(users).where(eq(users.id, user.id)).for('update');
    const isStill = held?.email === user.email && held.passwordHash === checked?.passwordHash;
    if (!held || (checked && !isStill)) throw new ShopError('session_expired');
    await checked?.useUp(db);
    if (given.length > 0) {
      await db.update(users).set(Object.fromEntries(given)).where(eq(users.id, user.id));
    }
    if (fields.address !== undefined && fields.address !== held.address)
      await takeProfileAddress(context, db, user.id, fields.address);
    await changeOffers(context, db, { held, user, email, offers: notifications.offers });
    if (isMoving) {
      await deleteResetLinks(db, user.id);
      await context.jobs.enqueue(db, { mail: 'email-verification', userId: user.id });
    }
    const saved = await readUser(db, eq(users.id, user.id));
    if (!saved) throw new ShopError('session_expired');
    return saved.user;
  }).catch((error: unknown) => {
    throw violatesUnique(error) ? new ShopError('user_exists') : error;
  });
}

/** Rate limits mails to an unverified address that joins the newsletter: it may be another person's. */
async function limitOffers(
  context: Context,
  before: User,
  email: string,
  offers = before.notifications.offers,
): Promise<void> {
  const isNew = email !== before.email || !before.notifications.offers;
  if (offers && isNew) await limitRate(context, 'newsletter', before.id);
}

/** Updates the newsletter subscription to the user's choice and current address, in the transaction of the change. */
async function changeOffers(
  context: Context,
  db: Queries,
  { held, user, email, offers }: { held: UserRow; user: User; email: string; offers: boolean | undefined },
): Promise<void> {
  const hasMoved = email !== held.email;
  if (hasMoved || offers === false) await removeOwnSubscription(db, held);
  if (offers ?? (hasMoved && user.notifications.offers)) {
    await addSubscriber(context, db, { email, language: user.language });
  }
}

/** Refuses a date of birth in the future, in the shop's time zone. */
function refuseDayToCome(birthDate: string | undefined, now: Date): void {
  const today = dayInAmman(now);
  if (!birthDate || birthDate <= today) return;
  const details = [{ path: 'birthDate', message: fieldErrors.invalid, code: 'invalid' }];
  throw new ShopError('validation_failed', { details });
}
