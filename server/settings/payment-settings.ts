import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { EditedPaymentSettings, PaymentSettings } from '../../contracts/payment-settings.ts';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireIdentity } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { settings } from './setting.table.ts';
import { lockSetting, readSetting } from './stored-setting.ts';

/** The key in the settings table. */
export const paymentSetting = 'payments';
const name = paymentSetting;
const byName = eq(settings.name, name);

const unset: EditedPaymentSettings = {
  methods: [],
  cliq_alias: '',
  cliq_name: '',
  bank_name: '',
  account_name: '',
  iban: '',
  version: 0,
};

/** The stored value; a new shop has no payment method and no account. */
export const paymentSettingsFrom = (value: unknown): EditedPaymentSettings => ({
  ...unset,
  ...(value as Partial<EditedPaymentSettings> | null | undefined),
});

export async function readPaymentSettings(db: Queries): Promise<EditedPaymentSettings> {
  return paymentSettingsFrom(await readSetting(db, name));
}

export const getPaymentSettings = ({ db }: Context): Promise<EditedPaymentSettings> =>
  readPaymentSettings(db);

/**
 * Replaces the settings. A new account requires re-authentication, and every administrator is mailed. Refuses
 * `changed_meanwhile` when `version` is not the stored one (optimistic locking).
 */
export async function setPaymentSettings(
  context: Context,
  input: EditedPaymentSettings,
): Promise<EditedPaymentSettings> {
  return inTransaction(context.db, async (db) => {
    const before = await lockSettings(db);
    if (before.version !== input.version) throw new ShopError('changed_meanwhile');
    return changeSettings(context, db, before, input);
  });
}

/** A change in the activity log. */
export type PaymentSettingsChange = { before: PaymentSettings; after: PaymentSettings };

/**
 * Restores the value before a change. Refuses `changed_since` when it has changed again; a new account requires
 * re-authentication here, too.
 */
export async function revertPaymentSettings(
  context: Context,
  db: Queries,
  { before, after }: PaymentSettingsChange,
  undoes: number,
): Promise<void> {
  const stored = await lockSettings(db);
  if (!isDeepStrictEqual(withoutVersion(stored), after)) throw new ShopError('changed_since');
  await changeSettings(context, db, stored, before, undoes);
}

async function lockSettings(db: Queries): Promise<EditedPaymentSettings> {
  return paymentSettingsFrom(await lockSetting(db, name, unset));
}

async function changeSettings(
  context: Context,
  db: Queries,
  before: EditedPaymentSettings,
  input: PaymentSettings,
  undoes?: number,
): Promise<EditedPaymentSettings> {
  const after: EditedPaymentSettings = { ...unset, ...input, version: before.version + 1 };
  const isOtherAccount = !isDeepStrictEqual(accountsOf(before), accountsOf(after));
  if (isDeepStrictEqual(withoutVersion(before), withoutVersion(after))) return before;
  // Customers send money there: a change diverts it.
  if (isOtherAccount) requireIdentity(context);
  await db.update(settings).set({ value: after }).where(byName);
  await recordActivity(context, db, {
    action: 'payment.settings',
    subjectId: name,
    subject: { en: 'Ways to pay', ar: 'طرق الدفع' },
    before: withoutVersion(before),
    after: withoutVersion(after),
    undoes,
  });
  const recorded = context.recorded.activity;
  if (isOtherAccount && recorded !== null) await notifyAdministrators(context, db, recorded);
  return after;
}

/** Mails all administrators, whatever their mail settings. */
async function notifyAdministrators({ jobs }: Context, db: Queries, activityId: number): Promise<void> {
  const administrators = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  await jobs.enqueueAll(
    db,
    administrators.map(({ id: userId }) => ({ mail: 'payment-account', userId, activityId })),
  );
}

/** The change of accounts in an activity entry: by whom, when and to what; undefined for any other entry. */
export async function readAccountChange(db: Queries, activityId: number) {
  const { at, after, userId } = activity;
  const [found] = await db
    .select({ at, settings: after, by: users.name })
    .from(activity)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(activity.id, activityId), eq(activity.action, 'payment.settings')));
  return found && { ...found, by: found.by ?? '', settings: paymentSettingsFrom(found.settings) };
}

const accountsOf = ({ methods: _, version: __, ...accounts }: EditedPaymentSettings) => accounts;
const withoutVersion = ({ version: _, ...rest }: EditedPaymentSettings): PaymentSettings => rest;
