import { and, inArray, isNull } from 'drizzle-orm';
import type { AdminPart } from '../../../contracts/catalogue.ts';
import type { FreeSlot } from '../../../contracts/delivery-times.ts';
import type { AnswerOf, ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { Language } from '../../../contracts/language.ts';
import type { changeOrder as contract } from '../../../contracts/order-revisions.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import { orderNumber } from '../../../contracts/orders.ts';
import { sizeLabelIn } from '../../../contracts/size-label.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { readParts } from '../../boxes/read-parts.ts';
import { products } from '../../catalogue/product.table.ts';
import { type Context, requireActor } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { inTransaction } from '../../database/transaction.ts';
import { getFreeSlots } from '../../delivery/list-free-slots.ts';
import { ShopError } from '../../errors.ts';
import { readAdminOrder } from '../list-admin-orders.ts';
import { orderByIdOrNumber } from '../list-orders.ts';
import { type Contents, decideRevision, sumsOf, type WantedLine } from './decide-revision.ts';
import { type LockedOrder, lockWholeOrder } from './lock-order.ts';
import { readAreas } from './read-areas.ts';
import {
  endProposal,
  isReturn,
  readContents,
  readLast,
  readRevision,
  voidReturn,
  writeRevision,
} from './write-revision.ts';

/**
 * Creates the next revision of an order, accepted or proposed as `decideRevision` decides, with its activity entry.
 * Refuses as it does: `order_changed`, `too_late`, and impossible lines.
 */
export async function changeOrder(
  context: Context,
  { id, reason = '', ...wanted }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  return inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, orderByIdOrNumber(id));
    const contents = await readContents(db, order);
    const { status, revision, proposedRevision, ifMissing, coupon, freeForStamps } = order;
    const facts = {
      status,
      revision,
      proposed: proposedRevision,
      ifMissing,
      coupon,
      freeForStamps,
      contents,
      ...(await readLast(db, order)),
      ...(await readAreas(db, order, wanted.shipping_address)),
      freeSlots: wanted.slot ? await readFreeSlots(context, db, order, wanted.shipping_address) : [],
    };
    const decision = decideRevision(wanted, { ...facts, products: await readProducts(db, wanted.lines) });
    if ('refused' in decision) throw new ShopError(decision.refused.code, decision.refused);
    if ('revised' in decision) {
      const { revised } = decision;
      const number = await writeRevision(db, order, revised, noteOf(context, reason));
      await context.jobs.enqueue(db, { mail: 'order-changed', orderId: order.id, revision: number });
      await recordChange(context, db, order, { revision, ...contents }, { revision: number, ...revised });
    }
    return readAdminOrder(context, db, order.id);
  });
}

/** A change of an order in the activity log: the numbers of the revisions before and after it. */
export type OrderChange = { id: string; before: { revision: number }; after: { revision: number } };

/**
 * Withdraws an open proposal, or restores the contents before the change as the next revision, about which the customer
 * is mailed, since the mail of the change had another total. Refuses `changed_since`.
 */
export async function revertOrderChange(
  context: Context,
  db: Queries,
  { id, before, after }: OrderChange,
  undoes: number,
): Promise<void> {
  const order = await lockWholeOrder(db, orderByIdOrNumber(id));
  // Also when the order was set under way again since: the goods are back in it.
  const takesBackReturn = await isReturn(db, order.id, after.revision);
  const isDelivered = order.status === 'delivered';
  if (!isUnderWay(order.status) && !(isDelivered && takesBackReturn)) throw new ShopError('changed_since');
  if (order.proposedRevision === after.revision) return withdraw(context, db, order, after.revision, undoes);
  if (order.proposedRevision !== null || order.revision !== after.revision)
    throw new ShopError('changed_since');
  const changed = await readContents(db, order);
  const contents = await readRevision(db, order, before.revision);
  // The order is being processed already, at the agreed price.
  if (contents.feePending && order.status !== 'pending') throw new ShopError('changed_since');
  const back = { ...contents, ...sumsOf(contents), state: 'accepted' as const };
  const revision = await writeRevision(db, order, back, noteOf(context, ''), { restock: !takesBackReturn });
  await context.jobs.enqueue(db, { mail: 'order-changed', orderId: order.id, revision });
  if (takesBackReturn) await voidReturn(db, order.id, after.revision);
  await recordChange(context, db, order, { ...after, ...changed }, { revision, ...contents }, undoes);
}

/**
 * Withdraws the open proposal of a locked order, with its activity entry. The entry has no number, as it can't be
 * undone: the change is proposed anew.
 */
export async function withdraw(
  context: Context,
  db: Queries,
  order: LockedOrder,
  revision: number,
  undoes?: number,
): Promise<void> {
  await endProposal(db, order, { state: 'superseded' });
  const proposed = await readRevision(db, order, revision);
  await recordChange(context, db, order, { revision, ...proposed }, await readContents(db, order), undoes);
}

/** The author and explanation of a revision by the shop. */
export const noteOf = (context: Context, reason: string) => ({
  createdBy: requireActor(context).user.id,
  createdAt: context.now(),
  reason,
});

/** The products of added lines, hidden and sold-out ones included: the seller knows the shelf. */
async function readProducts(db: Queries, lines: readonly WantedLine[] = []) {
  const ids = lines.flatMap(({ product_id }) => product_id?.toLowerCase() ?? []);
  const { id, nameEn, nameAr, store, weight, nowQirsh, image, available, shown, exportable } = products;
  const { deletedAt, parts, ready_on: readyOn } = products;
  const columns = { id, nameEn, nameAr, store, weight, priceQirsh: nowQirsh, image, available, shown };
  const found = await db
    .select({ ...columns, exportable, parts, readyOn })
    .from(products)
    .where(and(inArray(id, ids), isNull(deletedAt)));
  const partsOf = await readParts(db, found);
  return new Map(
    found.map((product) => [product.id, { ...product, parts: copyParts(partsOf.get(product.id)) }]),
  );
}

const copyParts = (parts: AdminPart[] | undefined) =>
  parts?.map(({ id, name, weight, quantity }) => ({
    id,
    nameEn: name.en,
    nameAr: name.ar,
    weight,
    quantity,
  })) ?? null;

/** The slots with free capacity, for the new address. */
async function readFreeSlots(
  { now }: Context,
  db: Queries,
  order: LockedOrder,
  wanted: { area_id?: string | null | undefined } | undefined,
): Promise<FreeSlot[]> {
  const area_id = wanted?.area_id === undefined ? order.areaId : wanted.area_id;
  // Slots are for the shop's own driver, who does not deliver abroad.
  if (order.countryCode !== null) return [];
  const { slots } = await getFreeSlots({ db, now }, { method: order.deliveryMethod, area_id });
  return slots;
}

type Recorded = Contents & { revision?: number };

/** The activity entry of a change, by which it can be undone. */
export function recordChange(
  context: Context,
  db: Queries,
  order: LockedOrder,
  before: Recorded,
  after: Recorded,
  undoes?: number,
): Promise<void> {
  const number = orderNumber(order.number);
  return recordActivity(context, db, {
    action: 'order.change',
    subjectId: order.id,
    subject: { en: number, ar: number },
    before: snapshotOf(before),
    after: snapshotOf(after),
    undoes,
  });
}

/** Without the address, which would outlive the customer's account in the activity log. */
const snapshotOf = (contents: Recorded) => ({
  revision: contents.revision,
  items: contents.lines.map(({ quantity, nameEn, nameAr, weight }) => {
    const named = (name: string, language: Language) =>
      `${quantity} × ${name}${weight && ` (${sizeLabelIn(weight, language)})`}`;
    return { en: named(nameEn, 'en'), ar: named(nameAr, 'ar') };
  }),
  ...(contents.discountQirsh > 0 && { discountQirsh: contents.discountQirsh }),
  deliveryFeeQirsh: contents.feePending ? null : contents.deliveryFeeQirsh,
  totalQirsh: sumsOf(contents).totalQirsh,
});
