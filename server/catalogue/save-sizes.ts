import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, min, or, sql } from 'drizzle-orm';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { type FieldErrorCode, fieldErrors } from '../../contracts/error.ts';
import { toQirsh } from '../../contracts/money.ts';
import { sizeLabelIn } from '../../contracts/size-label.ts';
import type { saveSizes as contract, EditedSize } from '../../contracts/sizes.ts';
import { findReplayedEntries } from '../activity/find-replayed-entries.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { recordCount } from '../stock/count-stock.ts';
import { lockLevels } from '../stock/lock-level.ts';
import { chooseSlug } from './choose-slug.ts';
import { getSizes, viewSizes } from './get-sizes.ts';
import { type ProductRow, products } from './product.table.ts';
import { productSnapshot } from './product-snapshot.ts';
import { writeProduct } from './save-product.ts';

/**
 * Makes these the sizes of a product, in this order, each with its activity entry. Sizes without an id are created as
 * copies with another size and price, without offer and stock; sizes that are left out become separate products.
 * Idempotent by its key. Refuses `changed_meanwhile` when one was edited, or joined the group, since they were read,
 * and `count_stale` when pieces were sold or added since they were counted.
 */
export async function saveSizes(
  context: Context,
  { id, sizes, expected_ids }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const sent = await findReplayedEntries(context, db, { id, sizes, expected_ids });
    if (sent.length > 0)
      return { sizes: await readMade(db, id, sizes), activities: sent.map(({ id }) => id) };
    // Orders lock levels before products, so this does, too.
    await lockLevels(
      db,
      sizes.flatMap((size) => (size.id && size.stock ? size.id : [])),
    );
    const rows = await lockSizes(db, id, sizes);
    const source = rows.get(id);
    if (!source) throw new ShopError('not_found');
    const isKnown = (own: string) =>
      !expected_ids || own === id || [...expected_ids, ...sizes.map((size) => size.id)].includes(own);
    if (![...rows.keys()].every(isKnown)) throw new ShopError('changed_meanwhile');
    const group = sizes.length > 1 ? (source.sizeGroup ?? randomUUID()) : null;
    const activities: number[] = [];
    const noting = async (act: (noted: Context) => Promise<unknown>) => {
      const recorded: Context['recorded'] = { ...context.recorded, activity: null };
      await act({ ...context, recorded });
      if (recorded.activity !== null) activities.push(recorded.activity);
    };
    const write = async (before: ProductRow | null, after: ProductRow) => {
      const slug =
        before?.slug ?? (await chooseSlug(db, null, `${after.nameEn} ${sizeLabelIn(after.weight, 'en')}`));
      const { version, ...content } = productSnapshot(after);
      await noting((noted) => writeProduct(noted, db, before, { ...content, slug }));
    };
    for (const [place, { id: own, weight, price, version, stock }] of sizes.entries()) {
      const before = own === null ? null : (rows.get(own) ?? null);
      if (own !== null && !before) throw fault(place, 'id', 'invalid');
      if (own === null && stock) throw fault(place, 'stock.left', 'invalid');
      if (before && before.version !== version) throw new ShopError('changed_meanwhile');
      if (before && (before.store !== source.store || isOfAnother(before, group)))
        throw fault(place, 'id', 'invalid');
      const said = { weight, priceQirsh: toQirsh(price), sizeGroup: group, sizePosition: group ? place : 0 };
      const after = before ? { ...before, ...said } : { ...source, offer: null, available: true, ...said };
      if (after.offer && after.offer.qirsh >= after.priceQirsh) throw fault(place, 'price', 'offer_high');
      if (!before || isOther(before, after)) await write(before, after);
      if (own && stock)
        await noting((noted) => recordCount(noted, db, own, stock)).catch((error: unknown) => {
          const isStale = error instanceof ShopError && error.code === 'changed_meanwhile';
          throw isStale ? fault(place, 'stock.left', 'count_stale') : error;
        });
    }
    for (const before of rows.values()) {
      const after = { ...before, sizeGroup: null, sizePosition: 0 };
      if (!sizes.some((size) => size.id === before.id) && isOther(before, after)) await write(before, after);
    }
    if (group) await sharePin(db, source, group);
    return { sizes: await viewSizes(db, { id, sizeGroup: group }), activities };
  });
}

/** The sizes that an earlier call with the same key created; `changed_meanwhile` when they have changed since. */
async function readMade(db: Queries, id: string, sizes: EditedSize[]): Promise<AdminProduct[]> {
  const made = await getSizes({ db }, { id });
  const isAsSent = ({ id, weight, price }: AdminProduct, place: number) => {
    const sent = sizes[place];
    return weight === sent?.weight && price === sent.price && (sent.id ?? id) === id;
  };
  if (made.length !== sizes.length || !made.every(isAsSent)) throw new ShopError('changed_meanwhile');
  return made;
}

/** A new size gets the same pin position as the others of its group. */
async function sharePin(db: Queries, { categoryId }: ProductRow, group: string): Promise<void> {
  const isOfGroup = and(eq(products.sizeGroup, group), eq(products.categoryId, categoryId));
  const first = db
    .select({ pin: min(products.pinPosition) })
    .from(products)
    .where(isOfGroup);
  await db
    .update(products)
    .set({ pinPosition: sql`(${first})` })
    .where(and(isOfGroup, sql`${products.pinPosition} <> (${first})`));
}

/** Locks the product, its group and the named products in order of id, so that concurrent calls cannot deadlock. */
async function lockSizes(db: Queries, id: string, sizes: EditedSize[]): Promise<Map<string, ProductRow>> {
  const named = [id, ...sizes.flatMap((size) => size.id ?? [])];
  const group = db.select({ group: products.sizeGroup }).from(products).where(eq(products.id, id));
  const rows = await db
    .select()
    .from(products)
    .where(
      and(or(inArray(products.id, named), inArray(products.sizeGroup, group)), isNull(products.deletedAt)),
    )
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

const isOfAnother = ({ sizeGroup }: ProductRow, group: string | null): boolean =>
  sizeGroup !== null && group !== null && sizeGroup !== group;

const keys = ['weight', 'priceQirsh', 'sizeGroup', 'sizePosition'] as const;
const isOther = (before: ProductRow, after: ProductRow): boolean =>
  keys.some((key) => before[key] !== after[key]);

const fault = (place: number, field: string, code: FieldErrorCode): ShopError =>
  new ShopError('validation_failed', {
    details: [{ path: `sizes.${place}.${field}`, message: fieldErrors[code], code }],
  });
