import { eq } from 'drizzle-orm';
import type { updateProfile as contract, User } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { type Context, requireActor } from '../context.ts';
import { breaksUnique } from '../database/faults.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../http/rate-limit.ts';
import { removeSubscriber } from '../newsletter/leave-newsletter.ts';
import { addSubscriber } from '../newsletter/subscribe.ts';
import { checkIdentity } from './check-identity.ts';
import { forgetResetLinks } from './reset-password.ts';
import { users } from './user.table.ts';
import { readUser } from './user-view.ts';

type Input = ParsedInputOf<typeof contract>;

/** The signed-in user, as the guard has just read it. */
export async function getProfile(context: Context): Promise<User> {
  return requireActor(context).user;
}

/**
 * Changes the given fields of the signed-in user's profile. Another email takes all that a login takes, and must be nobody
 * else's (`user_exists`); the newsletter follows it, and links for a new password that went to the old address end.
 */
export async function updateProfile(context: Context, input: Input): Promise<User> {
  const { user } = requireActor(context);
  const { notifications = {}, password, code, ...fields } = input;
  const { email = user.email } = fields;
  refuseDayToCome(fields.birthDate, context.now());
  const checked = email === user.email ? undefined : await checkIdentity(context, user, { password, code });
  await limitOffers(context, user, email, notifications.offers);
  const emailProvenAt = email === user.email ? undefined : null;
  const given = Object.entries({ ...fields, emailProvenAt, notifyOrders: notifications.orders }).filter(
    ([, value]) => value !== undefined,
  );
  return inTransaction(context.db, async (db) => {
    // Held as it is: of two changes of the email at once, the second finds the first one's.
    const [held] = await db
      .select({ email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    const isStill = held?.email === user.email && held.passwordHash === checked?.passwordHash;
    if (!held || (checked && !isStill)) throw new ShopError('session_expired');
    await checked?.useUp(db);
    if (given.length > 0) {
      await db.update(users).set(Object.fromEntries(given)).where(eq(users.id, user.id));
    }
    if (email !== user.email) await forgetResetLinks(db, user.id);
    await changeOffers(context, db, user, email, notifications.offers);
    const saved = await readUser(db, eq(users.id, user.id));
    if (!saved) throw new ShopError('session_expired');
    return saved.user;
  }).catch((error: unknown) => {
    throw breaksUnique(error) ? new ShopError('user_exists') : error;
  });
}

/** An address that comes onto the newsletter's list is mailed, and nobody has shown that it is the user's own. */
async function limitOffers(
  context: Context,
  before: User,
  email: string,
  offers = before.notifications.offers,
): Promise<void> {
  const isNew = email !== before.email || !before.notifications.offers;
  if (offers && isNew) await limitRate(context, 'newsletter', before.id);
}

/** The newsletter goes to the address that the user has now, if the user wants it. */
async function changeOffers(
  context: Context,
  db: Queries,
  before: User,
  email: string,
  offers: boolean | undefined,
): Promise<void> {
  const hasMoved = email !== before.email;
  if (hasMoved) await removeSubscriber(db, before.email);
  if (offers === false) await removeSubscriber(db, email);
  else if (offers || (hasMoved && before.notifications.offers)) {
    await addSubscriber(context, db, { email, language: before.language });
  }
}

/** Nobody was born after today; the day is that of the shop's clocks. */
function refuseDayToCome(birthDate: string | undefined, now: Date): void {
  const today = now.toLocaleDateString('sv', { timeZone: 'Asia/Amman' });
  if (!birthDate || birthDate <= today) return;
  const details = [{ path: 'birthDate', message: fieldErrors.invalid, code: 'invalid' }];
  throw new ShopError('validation_failed', { details });
}
