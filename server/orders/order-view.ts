import type { Parcel } from '../../contracts/admin-orders.ts';
import { countryName, unknownCountry } from '../../contracts/countries.ts';
import type { OrderedCoupon } from '../../contracts/coupons.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { creditNoteNumber } from '../../contracts/order-revisions.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import { type Order, orderNumber } from '../../contracts/orders.ts';
import { balanceOf } from '../../contracts/payments.ts';
import type { OrderedPart, orderItems, orderRevisions, orders } from './order.table.ts';
import { isGuestOrder } from './order-link.ts';
import { addressOfRow, wholeAddress } from './revisions/revise-address.ts';

type Row = typeof orders.$inferSelect;
type OrderRow = Omit<
  Row,
  | 'searchVector'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'whatsappOpenedAt'
  | 'termsVersion'
  | 'privacyVersion'
  | 'sellerNote'
  | 'cancelReason'
>;
type ItemRow = Omit<typeof orderItems.$inferSelect, 'orderId' | 'revision' | 'store'>;
type PastRevision = typeof orderRevisions.$inferSelect;
type WholeRevision = PastRevision & { items: ItemRow[] };
type Change = { before: WholeRevision; after: WholeRevision };
type Lines = {
  items: ItemRow[];
  /** The change that waits for the customer's answer. */
  proposed: WholeRevision | null;
  /** The seller's last change. */
  changed?: Change | null;
  /** The change that the customer declined last. */
  declined?: Change | null;
  /** What came back of it. */
  returned?: ItemRow[];
  /** All revisions, oldest first, of an order that was changed. */
  revisions?: PastRevision[];
};

/** An order as the API returns it; `payToOf` adds the account to pay to, for the customer only. */
export const orderView = (row: OrderRow, lines: Lines): Omit<Order, 'pay_to'> => ({
  ...parcelView(row),
  created_at: row.createdAt.toISOString(),
  status: row.status,
  customer_email: row.customerEmail,
  items: lines.items.map(itemView),
  returned: (lines.returned ?? []).map(itemView),
  subtotal: fromQirsh(row.subtotalQirsh),
  discount: fromQirsh(row.discountQirsh),
  coupon: row.coupon && couponOf(row.coupon),
  free_for_stamps: row.freeForStamps,
  delivery_fee: fromQirsh(row.deliveryFeeQirsh),
  total: fromQirsh(row.totalQirsh),
  revision: changesOf(row, lines),
  credit_notes: creditNotesOf(orderNumber(row.number), lines.revisions ?? []),
  payment_method: 'whatsapp',
  if_missing: row.ifMissing,
  language: row.language,
  guest: isGuestOrder(row),
});

/** The accepted and the proposed revision, and the last changes that were made or declined. */
const changesOf = (
  row: OrderRow,
  { proposed, changed = null, declined = null }: Lines,
): Order['revision'] => ({
  number: row.revision,
  proposed: proposed && isUnderWay(row.status) ? revisionView(row, proposed) : null,
  changed: changed && { ...changeView(row, changed), agreed: changed.after.answeredAt !== null },
  declined: declined && changeView(row, declined),
});

const changeView = (row: OrderRow, { before, after }: Change) => ({
  at: momentOf(after),
  before: revisionView(row, before),
  after: revisionView(row, after),
});

/** A credit note for each valid return. Undone returns are counted, too, so that the others keep their numbers. */
function creditNotesOf(order: string, revisions: PastRevision[]): Order['credit_notes'] {
  const returns = revisions
    .filter(({ isReturn }) => isReturn)
    .map((revision) => ({ ...revision, is_return: true }));
  return returns
    .filter(({ state }) => state !== 'declined')
    .map(({ number }) => ({ revision: number, number: creditNoteNumber(order, returns, number) }));
}

/** When a revision was answered, or created if the customer was not asked. */
const momentOf = ({ answeredAt, createdAt }: PastRevision): string => (answeredAt ?? createdAt).toISOString();

const couponOf = ({ code, kind, percent, amountQirsh }: OrderedCoupon) => ({
  code,
  kind,
  percent,
  amount: amountQirsh === null ? null : fromQirsh(amountQirsh),
});

type ParcelRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'customerName'
  | 'note'
  | 'gift'
  | 'deliveryMethod'
  | 'promiseHours'
  | 'slot'
  | 'countryCode'
  | 'feePending'
  | keyof PaymentRow
> &
  Parameters<typeof addressOfRow>[0];

/** The foreign country; an unknown one is named as the customer typed it. */
function countryView({ countryCode: code, country }: ParcelRow): Order['delivery']['country'] {
  if (code === null) return null;
  return { code, name: code === unknownCountry ? { en: country, ar: country } : countryName(code) };
}

/** An order as the driver or the pickup counter needs it: address, time, and the sum due. */
export function parcelView(row: ParcelRow): Omit<Parcel, 'status' | 'items' | 'is_proposed'> {
  const { area, slot: _, ...address } = addressOfRow(row);
  return {
    id: row.id,
    number: orderNumber(row.number),
    customer_name: row.customerName,
    shipping_address: address,
    delivery: {
      method: row.deliveryMethod,
      area: areaView(area),
      promise_hours: row.promiseHours,
      slot: slotView(row.slot),
      country: countryView(row),
      fee_pending: row.feePending,
    },
    payment: paymentView(row),
    note: row.note,
    gift: row.gift,
  };
}

const itemView = (item: ItemRow): Order['items'][number] => ({
  position: item.position,
  product_id: item.productId,
  name: { en: item.nameEn, ar: item.nameAr },
  weight: item.weight,
  quantity: item.quantity,
  price: fromQirsh(item.priceQirsh),
  image: item.image,
  reason: item.reason,
  ...lineDetailsOf(item),
});

/** The notes below a line: the parts of a box, the day of something ordered ahead. */
export const lineDetailsOf = ({ parts, readyOn }: Pick<ItemRow, 'parts' | 'readyOn'>) => ({
  ...(parts && { parts: parts.map(partView) }),
  ...(readyOn && { ready_on: readyOn }),
});

/** A part of a box as stored with an order. */
export const partView = ({ nameEn, nameAr, weight, quantity }: Omit<OrderedPart, 'id'>) => ({
  name: { en: nameEn, ar: nameAr },
  weight,
  quantity,
});

type OrderedArea = ReturnType<typeof addressOfRow>['area'];

const areaView = (area: OrderedArea) => area && { id: area.id, name: { en: area.nameEn, ar: area.nameAr } };

/** Without the slot's internal id. */
const slotView = (slot: OrderRow['slot']) => slot && { date: slot.date, from: slot.from, to: slot.to };

type Proposal = NonNullable<Order['revision']['proposed']>;

/** A revision of an order, without what it shares with the order. */
export function revisionView(row: OrderRow, proposed: WholeRevision): Proposal {
  const { area, slot, ...address } = wholeAddress(proposed.address, addressOfRow(row));
  return {
    number: proposed.number,
    created_at: proposed.createdAt.toISOString(),
    reason: proposed.reason,
    items: proposed.items.map(itemView),
    subtotal: fromQirsh(proposed.subtotalQirsh),
    discount: fromQirsh(proposed.discountQirsh),
    delivery_fee: fromQirsh(proposed.deliveryFeeQirsh),
    total: fromQirsh(proposed.totalQirsh),
    shipping_address: address,
    delivery: {
      area: areaView(area),
      slot: slotView(slot),
      fee_pending: proposed.feePending,
    },
  };
}

type PaymentRow = Pick<
  Row,
  'status' | 'totalQirsh' | 'paidQirsh' | 'refundedQirsh' | 'waivedQirsh' | 'paymentMethod'
>;

/** The paid sum and the sum due, from the order's row alone. */
export function paymentView(row: PaymentRow): Order['payment'] {
  const sums = {
    paid: fromQirsh(row.paidQirsh),
    refunded: fromQirsh(row.refundedQirsh),
    waived: fromQirsh(row.waivedQirsh),
  };
  const balance = balanceOf({ ...sums, total: fromQirsh(row.totalQirsh), status: row.status });
  return { method: row.paymentMethod, ...sums, ...balance };
}
