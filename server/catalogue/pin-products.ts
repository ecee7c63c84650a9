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

/** The products at the head of a category, in the seller's order; of sizes that stand there together the first. */
export async function listPins(
  { db }: Context,
  { id }: ParsedInputOf<typeof getPins>,
): Promise<PinnedProduct[]> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return readPins(db, id);
}

/** Replaces the head of a category. Refuses a product of another category (`pin_category`), and `not_found`. */
export async function changePins(
  context: Context,
  { id, products: ids }: ParsedInputOf<typeof savePins>,
): Promise<PinnedProduct[]> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    await writePins(context, db, id, [...new Set(ids)]);
    return readPins(db, id);
  });
}

/** The head of a category before and after a change, as ids of its products. */
export type PinsChange = { id: string; before: { productIds: string[] }; after: { productIds: string[] } };

/** Reverts a change. Refuses `changed_since` when the head is not as the change left it. */
export async function revertPins(
  context: Context,
  db: Queries,
  { id, before, after }: PinsChange,
  undoes: number,
): Promise<void> {
  const now = await writePins(context, db, id, before.productIds, undoes).catch((error: unknown) => {
    throw error instanceof ShopError ? new ShopError('changed_since') : error;
  });
  if (now.join() !== after.productIds.join()) throw new ShopError('changed_since');
}

/** Answers what stood there before. The category's row is locked, so that of two changes at once one comes after the other. */
async function writePins(
  context: Context,
  db: Queries,
  id: string,
  ids: string[],
  undoes?: number,
): Promise<string[]> {
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
    // All sizes of one thing have its place: lists show the cheapest of them.
    const isIt = or(eq(products.id, wanted), group ? eq(products.sizeGroup, group) : undefined);
    await db.update(products).set({ pinPosition: place }).where(and(isHere, isIt));
  }
  await recordActivity(context, db, {
    action: 'category.pins',
    subjectId: id,
    subject: { en: category.nameEn, ar: category.nameAr },
    before: { productIds: before },
    after: { productIds: ids },
    undoes,
  });
  return before;
}

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
