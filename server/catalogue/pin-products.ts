import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { getPins, PinnedProduct, savePins } from '../../contracts/categories.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { notPinned, products } from './product.table.ts';
import { namedProductView } from './product-view.ts';

/** The pinned products of a category, in the seller's order; of pinned sizes of one product only the first. */
export async function listPins(
  { db }: Context,
  { id }: ParsedInputOf<typeof getPins>,
): Promise<PinnedProduct[]> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return readPins(db, id);
}

/** Replaces the pinned products of a category. Refuses a product of another category (`pin_category`), and `not_found`. */
export async function changePins(
  context: Context,
  { id, products: ids }: ParsedInputOf<typeof savePins>,
): Promise<PinnedProduct[]> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const change = await changeHead(db, id, ids);
    if (change) await rememberPins(context, db, change);
    return readPins(db, id);
  });
}

/** Replaces the pinned products of a category without an activity entry; returns those before and after, null for no change. */
export async function changeHead(db: Queries, id: string, ids: string[]): Promise<PinsEntry | null> {
  const after = [...new Set(ids)];
  const { category, before } = await pinProducts(db, id, after);
  return before.join() === after.join() ? null : { category, before, after };
}

type CategoryRow = typeof categories.$inferSelect;

/** The pinned products of a category before and after a change, as ids. */
export type PinsChange = { id: string; before: { productIds: string[] }; after: { productIds: string[] } };

/** Reverts a change. Refuses `changed_since` when the pinned products have changed since. */
export async function revertPins(
  context: Context,
  db: Queries,
  { id, before, after }: PinsChange,
  undoes: number,
): Promise<void> {
  const category = await putBack(db, { id, before, after });
  await rememberPins(context, db, { category, before: after.productIds, after: before.productIds, undoes });
}

/** Restores the products that were pinned before a change. Refuses `changed_since` when they have changed since. */
export async function putBack(db: Queries, { id, before, after }: PinsChange): Promise<CategoryRow> {
  const now = await pinProducts(db, id, before.productIds).catch((error: unknown) => {
    throw error instanceof ShopError ? new ShopError('changed_since') : error;
  });
  if (now.before.join() !== after.productIds.join()) throw new ShopError('changed_since');
  return now.category;
}

/**
 * Replaces the pinned products of a category without an activity entry, and returns the former ones. Locks the
 * category's row, so that concurrent changes run one after the other.
 */
async function pinProducts(
  db: Queries,
  id: string,
  ids: string[],
): Promise<{ category: CategoryRow; before: string[] }> {
  const [category] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!category) throw new ShopError('not_found');
  const isHere = and(eq(products.categoryId, id), isNull(products.deletedAt));
  const found = await db
    .select({ id: products.id, group: products.sizeGroup })
    .from(products)
    .where(and(isHere, inArray(products.id, ids)));
  const foreign = ids.find((wanted) => !found.some((product) => product.id === wanted));
  if (foreign !== undefined) throw notHere(ids.indexOf(foreign));
  const before = (await readPins(db, id)).map((product) => product.id);
  await db
    .update(products)
    .set({ pinPosition: notPinned })
    .where(and(eq(products.categoryId, id), ne(products.pinPosition, notPinned)));
  for (const [place, wanted] of ids.entries()) {
    const group = found.find((product) => product.id === wanted)?.group;
    // All sizes of a product share its position: lists show the cheapest of them.
    const condition = or(eq(products.id, wanted), group ? eq(products.sizeGroup, group) : undefined);
    await db.update(products).set({ pinPosition: place }).where(and(isHere, condition));
  }
  return { category, before };
}

type PinsEntry = { category: CategoryRow; before: string[]; after: string[]; undoes?: number };

/** The activity entry of a change of pinned products only. */
export const rememberPins = (
  context: Context,
  db: Queries,
  { category, before, after, undoes }: PinsEntry,
): Promise<void> =>
  recordActivity(context, db, {
    action: 'category.pins',
    subjectId: category.id,
    subject: { en: category.nameEn, ar: category.nameAr },
    before: { productIds: before },
    after: { productIds: after },
    undoes,
  });

async function readPins(db: Queries, id: string): Promise<PinnedProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.categoryId, id), isNull(products.deletedAt), lt(products.pinPosition, notPinned)))
    .orderBy(asc(products.pinPosition), asc(products.sizePosition), asc(sql`${products.sequence}`));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const thing = row.sizeGroup ?? row.id;
    if (seen.has(thing)) return [];
    seen.add(thing);
    return namedProductView(row);
  });
}

function notHere(place: number): ShopError {
  const details = [{ path: `products.${place}`, message: fieldErrors.pin_category, code: 'pin_category' }];
  return new ShopError('validation_failed', { details });
}
