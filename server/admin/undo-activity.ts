import { eq } from 'drizzle-orm';
import { type Activity, undoable } from '../../contracts/activity.ts';
import { activity } from '../activity/activity.table.ts';
import type { PositionsChange } from '../activity/save-positions.ts';
import { type PinsChange, revertPins } from '../catalogue/pin-products.ts';
import { type CategoryChange, revertCategory } from '../catalogue/revert-category.ts';
import { type ProductChange, revertProduct } from '../catalogue/revert-product.ts';
import { revertCategoryOrder } from '../catalogue/sort-categories.ts';
import { type CollectionChange, revertCollection } from '../collections/save-collection.ts';
import { revertCollectionOrder } from '../collections/sort-collections.ts';
import type { Context } from '../context.ts';
import { type CouponChange, revertCoupon } from '../coupons/revert-coupon.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { type AreaChange, revertArea } from '../delivery/revert-area.ts';
import { revertAreaOrder } from '../delivery/sort-areas.ts';
import { ShopError } from '../errors.ts';
import { revertImport } from '../imports/undo-import.ts';
import { type LegalChange, revertLegalText } from '../legal/publish-legal-text.ts';
import { type OrderChange, revertOrderChange } from '../orders/revisions/change-order.ts';
import { revertOrderStatus, type StatusChange } from '../orders/set-order-status.ts';
import { type NoteChange, revertSellerNote } from '../orders/set-seller-note.ts';
import { revertPayment } from '../payments/reverse-payment.ts';
import {
  type CancelledPrice,
  type PlanChange,
  revertCancelledPrice,
  revertPricePlan,
} from '../prices/cancel-planned-prices.ts';
import { revertPriceChange } from '../prices/revert-price-change.ts';
import { revertSynonym, type SynonymChange } from '../search/save-synonym.ts';
import { type AbroadChange, revertAbroad } from '../settings/abroad.ts';
import { type BannerChange, revertBanner } from '../settings/banner.ts';
import { type ContentChange, revertContent } from '../settings/content.ts';
import { type FeeChange, revertDeliveryFee } from '../settings/delivery-fee.ts';
import { revertDeliveryTimes, type TimesChange } from '../settings/delivery-times.ts';
import { type PaymentSettingsChange, revertPaymentSettings } from '../settings/payment-settings.ts';
import { revertStampCard, type StampCardChange } from '../settings/stamp-card.ts';
import { revertMovement, type StockChange } from '../stock/record-movement.ts';
import { revertLowStockThreshold, type ThresholdChange } from '../stock/set-low-stock-threshold.ts';
import { readActivity } from './list-activity.ts';

type Entry = typeof activity.$inferSelect;

/**
 * Undoes an activity entry, and returns the entry that records it. Refuses `not_undoable`; `changed_since` when the
 * subject has changed since or the entry was already undone.
 */
export const undoActivity = (context: Context, { id }: { id: number }): Promise<Activity> =>
  refuseUndone(() => inTransaction(context.db, (db) => undo(context, db, id)));

/** Undoes all of these activity entries or none; refuses as `undoActivity` does. */
export async function undoActivities(context: Context, { ids }: { ids: number[] }): Promise<null> {
  await refuseUndone(() =>
    inTransaction(context.db, async (db) => {
      for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) await undo(context, db, id);
    }),
  );
  context.recorded.activity = null;
  return null;
}

async function undo(context: Context, db: Queries, id: number): Promise<Activity> {
  const [entry] = await db.select().from(activity).where(eq(activity.id, id));
  if (!entry) throw new ShopError('not_found');
  if (!undoable.includes(entry.action)) throw new ShopError('not_undoable');
  const [undone] = await readActivity(db, eq(activity.undoes, id), 1);
  if (undone) throw new ShopError('changed_since');
  await revert(context, db, entry);
  const [remembered] = await readActivity(db, eq(activity.undoes, id), 1);
  if (!remembered) throw new Error('the undoing was not remembered');
  return remembered;
}

async function refuseUndone<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    // A concurrent undo of the same entry committed first.
    throw violatesUnique(error, 'activity_undoes_unique') ? new ShopError('changed_since') : error;
  }
}

/** Dispatches to the module that wrote the entry's snapshots and can restore them. */
function revert(context: Context, db: Queries, entry: Entry): Promise<void> {
  const { id: undoes, subjectId: id, before, after } = entry;
  const change: unknown = { id, before, after };
  switch (entry.action) {
    case 'product.create':
    case 'product.update':
    case 'product.delete':
      return revertProduct(context, db, change as ProductChange, undoes);
    case 'price.change':
      return revertPriceChange(context, db, id, undoes);
    case 'price.plan':
      return revertPricePlan(context, db, change as PlanChange, undoes);
    case 'price.cancel':
      return revertCancelledPrice(context, db, change as CancelledPrice, undoes);
    case 'category.create':
    case 'category.update':
    case 'category.delete':
      return revertCategory(context, db, change as CategoryChange, undoes);
    case 'category.pins':
      return revertPins(context, db, change as PinsChange, undoes);
    case 'category.order':
      return revertCategoryOrder(context, db, change as PositionsChange, undoes);
    case 'collection.create':
    case 'collection.update':
    case 'collection.delete':
      return revertCollection(context, db, change as CollectionChange, undoes);
    case 'collection.order':
      return revertCollectionOrder(context, db, change as PositionsChange, undoes);
    case 'fee.update':
      return revertDeliveryFee(context, db, change as FeeChange, undoes);
    case 'area.create':
    case 'area.update':
    case 'area.delete':
      return revertArea(context, db, change as AreaChange, undoes);
    case 'area.order':
      return revertAreaOrder(context, db, change as PositionsChange, undoes);
    case 'area.times':
      return revertDeliveryTimes(context, db, change as TimesChange, undoes);
    case 'area.abroad':
      return revertAbroad(context, db, change as AbroadChange, undoes);
    case 'coupon.create':
    case 'coupon.update':
    case 'coupon.delete':
      return revertCoupon(context, db, change as CouponChange, undoes);
    case 'coupon.stamps':
      return revertStampCard(context, db, change as StampCardChange, undoes);
    case 'content.update':
      return revertContent(context, db, change as ContentChange, undoes);
    case 'content.banner':
      return revertBanner(context, db, change as BannerChange, undoes);
    case 'legal.publish':
      return revertLegalText(context, db, change as LegalChange, undoes);
    case 'order.status':
      return revertOrderStatus(context, db, change as StatusChange, undoes);
    case 'order.change':
      return revertOrderChange(context, db, change as OrderChange, undoes);
    case 'order.note':
      return revertSellerNote(context, db, change as NoteChange, undoes);
    case 'payment.record':
      return revertPayment(context, db, Number(after?.id), undoes);
    case 'payment.settings':
      return revertPaymentSettings(context, db, change as PaymentSettingsChange, undoes);
    case 'stock.record':
      return revertMovement(context, db, change as StockChange, undoes);
    case 'stock.mark':
      return revertLowStockThreshold(context, db, change as ThresholdChange, undoes);
    case 'import.apply':
      return revertImport(context, db, id, undoes);
    case 'synonym.create':
    case 'synonym.update':
    case 'synonym.delete':
      return revertSynonym(context, db, change as SynonymChange, undoes);
    default:
      throw new ShopError('not_undoable');
  }
}
