import { and, eq } from 'drizzle-orm';
import {
  type createAddress as createContract,
  matchesSavedAddress,
  maxAddresses,
  type SavedAddress,
  type updateAddress as updateContract,
} from '../../contracts/addresses.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { wholePin } from '../../contracts/map-link.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { addresses } from './address.table.ts';
import { readAddresses, writeProfileAddress } from './address-view.ts';
import { users } from './user.table.ts';

type Input = ParsedInputOf<typeof createContract>;

export async function listAddresses(context: Context): Promise<SavedAddress[]> {
  return readAddresses(context.db, requireActor(context).user.id);
}

/** Saves an address; one that is saved already is not saved twice (double tap). Refuses `too_many_addresses`. */
export async function createAddress(context: Context, input: Input): Promise<SavedAddress> {
  return changeAddresses(context, async (db, userId) => {
    const before = await readAddresses(db, userId);
    const row = rowOf(context, input);
    const same = before.find((one) => matchesSavedAddress(one, input));
    if (same) {
      const { preferredAt } = row;
      if (preferredAt) await db.update(addresses).set({ preferredAt }).where(eq(addresses.id, same.id));
      return same.id;
    }
    if (before.length >= maxAddresses) throw new ShopError('too_many_addresses');
    const createdAt = context.now();
    const [made] = await db
      .insert(addresses)
      .values({ userId, ...row, createdAt })
      .returning();
    return made?.id;
  });
}

/** Replaces one of the user's own addresses. */
export async function updateAddress(
  context: Context,
  { id, ...input }: ParsedInputOf<typeof updateContract>,
): Promise<SavedAddress> {
  return changeAddresses(context, async (db, userId) => {
    await db.update(addresses).set(rowOf(context, input)).where(ownAddress(userId, id));
    return id;
  });
}

/** Deletes one of the user's own addresses; orders keep their copies. */
export async function deleteAddress(context: Context, { id }: { id: string }): Promise<null> {
  const { user } = requireActor(context);
  return inTransaction(context.db, async (db) => {
    await lockOwner(db, user.id);
    const gone = await db.delete(addresses).where(ownAddress(user.id, id)).returning({ id: addresses.id });
    if (gone.length === 0) throw new ShopError('not_found');
    await writeProfileAddress(db, user.id, await readAddresses(db, user.id));
    return null;
  });
}

/**
 * Writes the profile's one-line address to the default address; an empty line deletes it. Runs in the profile's
 * transaction, which has locked the user's row.
 */
export async function takeProfileAddress(context: Context, db: Queries, userId: string, street: string) {
  const [first] = await readAddresses(db, userId);
  if (first) await db.delete(addresses).where(eq(addresses.id, first.id));
  const now = context.now();
  const label = first?.label ?? '';
  if (street !== '')
    await db.insert(addresses).values({ userId, label, street, preferredAt: now, createdAt: now });
  else await writeProfileAddress(db, userId, await readAddresses(db, userId));
}

async function changeAddresses(
  context: Context,
  change: (db: Queries, userId: string) => Promise<string | undefined>,
): Promise<SavedAddress> {
  const { user } = requireActor(context);
  return inTransaction(context.db, async (db) => {
    await lockOwner(db, user.id);
    const id = await change(db, user.id);
    const all = await readAddresses(db, user.id);
    const changed = all.find((one) => one.id === id?.toLowerCase());
    if (!changed) throw new ShopError('not_found');
    await writeProfileAddress(db, user.id, all);
    return changed;
  });
}

/** Locks the user's row: two devices cannot exceed the limit together, and neither can write while the account is deleted. */
async function lockOwner(db: Queries, userId: string): Promise<void> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (found.length === 0) throw new ShopError('session_expired');
}

const ownAddress = (userId: string, id: string) => {
  if (!isUuid(id)) throw new ShopError('not_found');
  return and(eq(addresses.userId, userId), eq(addresses.id, id));
};

/** With `default` the address becomes the default; without it nothing changes about that. */
const rowOf = (context: Context, { default: isDefault, area_id, driver_note, ...input }: Input) => ({
  ...{ label: '', building: '', floor: '', landmark: '', ...input },
  driverNote: driver_note ?? '',
  ...wholePin(input.latitude, input.longitude),
  areaId: area_id ?? null,
  ...(isDefault && { preferredAt: context.now() }),
});
