import { isDeepStrictEqual } from 'node:util';
import { asc, count, eq, max, sql } from 'drizzle-orm';
import {
  type AdminCollection,
  type createCollection,
  type deleteCollection,
  maxCollections,
  type updateCollection,
} from '../../contracts/collections.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { isUnchanged } from '../activity/is-unchanged.ts';
import { placesAround, type Restored } from '../activity/places-around.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { type CollectionSnapshot, collectionSnapshot, collections } from './collection.table.ts';
import { readAdminCollections } from './read-collections.ts';

type CollectionRow = typeof collections.$inferSelect;

/** Adds a collection at the end. Refuses `slug_taken`, and `collections_many` beyond the maximum. */
export async function addCollection(
  context: Context,
  input: ParsedInputOf<typeof createCollection>,
): Promise<AdminCollection> {
  return inTransaction(context.db, async (db) => {
    // Table lock: two concurrent additions could otherwise both be the last one allowed.
    await db.execute(sql`lock table ${collections} in share row exclusive mode`);
    const [all] = await db.select({ count: count(), last: max(collections.position) }).from(collections);
    if ((all?.count ?? 0) >= maxCollections) throw new ShopError('collections_many');
    const position = (all?.last ?? 0) + 1;
    const values = { ...valuesOf(input), position } as typeof collections.$inferInsert;
    const [row] = await db.insert(collections).values(values).returning();
    return recordChange(context, db, null, row);
  }).catch(refuseTakenSlug);
}

/** Changes the given fields. Refuses `not_found`, `slug_taken` and `changed_meanwhile` (optimistic locking). */
export async function changeCollection(
  context: Context,
  input: ParsedInputOf<typeof updateCollection>,
): Promise<AdminCollection> {
  return inTransaction(context.db, async (db) => {
    const before = await lockCollection(db, input.id);
    if (!before) throw new ShopError('not_found');
    if (input.version !== undefined && input.version !== before.version)
      throw new ShopError('changed_meanwhile');
    const change = valuesOf(input);
    if (isUnchanged(before, change)) return viewOf(db, before.id);
    const [row] = await db
      .update(collections)
      .set({ ...change, version: before.version + 1 })
      .where(eq(collections.id, before.id))
      .returning();
    return recordChange(context, db, before, row);
  }).catch(refuseTakenSlug);
}

export async function removeCollection(
  context: Context,
  { id }: ParsedInputOf<typeof deleteCollection>,
): Promise<null> {
  await inTransaction(context.db, async (db) => {
    const row = await lockCollection(db, id);
    if (!row) throw new ShopError('not_found');
    await remove(context, db, row);
  });
  return null;
}

/** A collection before and after a change; null where it did not exist. */
export type CollectionChange = {
  id: string;
  before: CollectionSnapshot | null;
  after: CollectionSnapshot | null;
};

/** Reverts a change. Refuses `changed_since` when the collection has changed since, or its slug is taken. */
export async function revertCollection(
  context: Context,
  db: Queries,
  { id, before: saved, after }: CollectionChange,
  undoes: number,
): Promise<void> {
  const isMoved = saved !== null && saved.position !== after?.position;
  // Locked in order of id, as sorting does, so that the two wait instead of deadlocking.
  if (isMoved) await db.select().from(collections).orderBy(asc(collections.id)).for('update');
  const row = await lockCollection(db, id);
  const current = row ? collectionSnapshot(row) : null;
  // The position belongs to other changes, unless this one moved the collection.
  if (!isDeepStrictEqual(current, after && !isMoved && row ? { ...after, position: row.position } : after))
    throw new ShopError('changed_since');
  const before = saved && (isMoved || !row ? saved : { ...saved, position: row.position });
  if (!before) {
    if (row) await remove(context, db, row, undoes);
    return;
  }
  const values = { ...before, version: (row?.version ?? 0) + 1 };
  const saving = row
    ? db.update(collections).set(values).where(eq(collections.id, id))
    : db.insert(collections).values(values);
  await saving.catch((error: unknown) => {
    throw violatesUnique(error) ? new ShopError('changed_since') : error;
  });
  if (isMoved) await makeRoom(context, db, { id, position: before.position, wasDeleted: !row });
  await record(context, db, row ?? null, values, undoes);
}

/** Renumbers the collections around a restored one, each change with an entry of its own. */
async function makeRoom(context: Context, db: Queries, restored: Restored): Promise<void> {
  const rows = await db.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
  for (const { row, place } of placesAround(rows, restored)) {
    await db.update(collections).set({ position: place }).where(eq(collections.id, row.id));
    if (row.id !== restored.id) await record(context, db, row, { ...row, position: place });
  }
}

async function lockCollection(db: Queries, id: string): Promise<CollectionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(collections).where(eq(collections.id, id)).for('update');
  return row;
}

async function remove(context: Context, db: Queries, row: CollectionRow, undoes?: number): Promise<void> {
  await db.delete(collections).where(eq(collections.id, row.id));
  await record(context, db, row, null, undoes);
}

async function recordChange(
  context: Context,
  db: Queries,
  before: CollectionRow | null,
  row: CollectionRow | undefined,
): Promise<AdminCollection> {
  if (!row) throw new ShopError('not_found');
  await record(context, db, before, row);
  return viewOf(db, row.id);
}

async function viewOf(db: Queries, id: string): Promise<AdminCollection> {
  const [view] = await readAdminCollections(db, id);
  if (!view) throw new Error('the collection did not come back');
  return view;
}

async function record(
  context: Context,
  db: Queries,
  before: CollectionRow | null,
  after: CollectionRow | null,
  undoes?: number,
): Promise<void> {
  const named = after ?? before;
  if (!named) return;
  await recordActivity(context, db, {
    action: !before ? 'collection.create' : after ? 'collection.update' : 'collection.delete',
    subjectId: named.id,
    subject: { en: named.nameEn, ar: named.nameAr },
    before: before && collectionSnapshot(before),
    after: after && collectionSnapshot(after),
    undoes,
  });
}

function valuesOf(input: Partial<ParsedInputOf<typeof createCollection>>) {
  const { slug, name, description, shown, on_home: onHome, products } = input;
  return {
    ...(slug !== undefined && { slug }),
    ...(name && { nameEn: name.en, nameAr: name.ar }),
    ...(description !== undefined && {
      descriptionEn: description?.en ?? '',
      descriptionAr: description?.ar ?? '',
    }),
    ...(shown !== undefined && { shown }),
    ...(onHome !== undefined && { onHome }),
    ...(products && { productIds: [...new Set(products)] }),
  };
}

function refuseTakenSlug(error: unknown): never {
  if (violatesUnique(error, 'collections_slug_unique')) throw new ShopError('slug_taken');
  throw error;
}
