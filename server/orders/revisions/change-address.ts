import { eq, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type {
  changeAddress as contract,
  changeAddressByLink as linkContract,
} from '../../../contracts/order-revisions.ts';
import type { OpenedOrder } from '../../../contracts/orders.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isOfferedIn } from '../../delivery/free-slots.ts';
import { ShopError } from '../../errors.ts';
import { limitRate } from '../../rate-limits/limit-rates.ts';
import { readDeliveryTimes } from '../../settings/delivery-times.ts';
import { ownOrder, readOpenedOrder } from '../list-orders.ts';
import { orders } from '../order.table.ts';
import { orderByLink } from '../order-link.ts';
import { decideRevision } from './decide-revision.ts';
import { type LockedOrder, lockWholeOrder } from './lock-order.ts';
import { notifySellers } from './notify-sellers.ts';
import { readAreas } from './read-areas.ts';
import { isSameAddress } from './revise-address.ts';
import { readContents, readLast, writeRevision } from './write-revision.ts';

/**
 * Corrects the address or the phone of the customer's own order while it is pending. Refuses `too_late` afterwards, and
 * `order_changed`, also while a proposed change is unanswered. Another area has its own fee, and is refused as for a
 * new order; a slot that is not for that area is removed and has to be agreed again.
 */
export const changeAddress = (
  context: Context,
  { id, ...wanted }: ParsedInputOf<typeof contract>,
): Promise<OpenedOrder> => correct(context, ownOrder(context, id), wanted);

/** `changeAddress` for the order with this private link, which must keep a phone. */
export const changeAddressByLink = async (
  context: Context,
  { token, ...wanted }: ParsedInputOf<typeof linkContract>,
): Promise<OpenedOrder> => correct(context, await orderByLink(context.config, context.db, token), wanted);

type Wanted = Omit<ParsedInputOf<typeof contract>, 'id'>;

async function correct(context: Context, condition: SQL | undefined, wanted: Wanted): Promise<OpenedOrder> {
  await limitRate(context, 'addressChangeFromAddress', context.clientAddress);
  return inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, condition);
    if (order.status !== 'pending') throw new ShopError('too_late');
    const { status, revision, proposedRevision, ifMissing, coupon, freeForStamps } = order;
    const contents = await readContents(db, order);
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
      products: new Map(),
      freeSlots: [],
    };
    const slot = (await keepsSlot(db, order, wanted)) ? {} : { slot: null };
    const decision = decideRevision({ ...wanted, ...slot, agreed: true, isCustomers: true }, facts);
    if ('refused' in decision) throw new ShopError(decision.refused.code, decision.refused);
    if ('revised' in decision) {
      const note = { createdBy: null, createdAt: context.now(), reason: '' };
      await writeRevision(db, order, decision.revised, note);
      const before = contents.address;
      const isSamePlace = isSameAddress({ ...decision.revised.address, phone: before.phone }, before);
      await notifySellers(context, db, order, isSamePlace ? 'phone' : 'address');
    }
    return readOpenedOrder(context, db, eq(orders.id, order.id));
  });
}

async function keepsSlot(
  db: Queries,
  { slot, areaId, deliveryMethod }: LockedOrder,
  { shipping_address }: Wanted,
): Promise<boolean> {
  const area = shipping_address?.area_id;
  if (!slot || area === undefined || area === areaId || deliveryMethod === 'pickup') return true;
  return isOfferedIn(await readDeliveryTimes(db), slot.id, area?.toLowerCase() ?? null);
}
