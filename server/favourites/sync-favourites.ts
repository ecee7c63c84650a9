import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type syncFavourites as contract, maxFavourites } from '../../contracts/favourites.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { favourites } from './favourite.table.ts';

/** Merges a device's changes into the user's favourites and returns all of them, the latest last. */
export async function syncFavourites(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ product_ids: string[] }> {
  const { user } = requireActor(context);
  if (input.user_id !== undefined && input.user_id !== user.id) throw new ShopError('forbidden');
  const add = knowable(input.add);
  const remove = knowable(input.remove);
  if (add.length === 0 && remove.length === 0) return { product_ids: await listIds(context.db, user.id) };
  return inTransaction(context.db, async (db) => {
    await lockUser(db, user.id);
    await removeAll(db, user.id, remove);
    await addAll(db, user.id, add);
    const ids = await listIds(db, user.id);
    await removeAll(db, user.id, ids.slice(0, -maxFavourites));
    return { product_ids: ids.slice(-maxFavourites) };
  });
}

/** Valid product ids in the database's spelling, without duplicates. */
const knowable = (ids: string[] = []): string[] => [
  ...new Set(ids.filter(isUuid).map((id) => id.toLowerCase())),
];

/**
 * Locks the user's row: two devices cannot exceed the list's limit together, and neither can write while the account is
 * deleted.
 */
async function lockUser(db: Queries, userId: string): Promise<void> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (found.length === 0) throw new ShopError('session_expired');
}

/** Soft-deleted products are left out, and listed again once they are restored. */
async function listIds(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, and(eq(products.id, favourites.productId), isNull(products.deletedAt)))
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.sequence));
  return rows.map(({ id }) => id);
}

async function removeAll(db: Queries, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(favourites).where(and(eq(favourites.userId, userId), inArray(favourites.productId, ids)));
}

/** Upserts in order of id. Unknown and deleted products are skipped. */
async function addAll(db: Queries, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .for('key share');
  const still = new Set(known.map(({ id }) => id));
  const rows = ids.filter((id) => still.has(id)).map((productId) => ({ userId, productId }));
  if (rows.length > 0) await db.insert(favourites).values(rows).onConflictDoNothing();
}
