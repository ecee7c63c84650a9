import type { getAdminOrder } from './admin-orders.ts';
import type { AnswerOf } from './endpoint.ts';
import type { ProposalAnswer } from './order-revisions.ts';
import { isUnderWay } from './order-status-transitions.ts';
import type { Order } from './orders.ts';

type Item = Order['items'][number];
type Proposal = NonNullable<Order['revision']['proposed']>;
/** The fields that an order and a proposed change to it have in common. */
export type Contents = Pick<
  Proposal,
  'items' | 'total' | 'discount' | 'delivery_fee' | 'shipping_address' | 'delivery'
>;

/** A line that differs: removed without `after`, added without `before`, replaced when the names differ. */
export type LineChange = { before: Item; after: null } | { before: Item | null; after: Item };

/** Whether the delivery fee differs, or has only now become known. */
export const isFeeChanged = (before: Contents, after: Contents): boolean =>
  before.delivery_fee !== after.delivery_fee || before.delivery.fee_pending !== after.delivery.fee_pending;

/** Whether the only difference is that the delivery fee is now known: this is worded as a price, not as a change. */
export const isFeeAlone = (before: Contents, after: Contents): boolean =>
  before.delivery.fee_pending &&
  !after.delivery.fee_pending &&
  changedLines(before, after).length === 0 &&
  before.discount === after.discount &&
  !isAddressChanged(before, after) &&
  !isSlotChanged(before, after);

/** Whether the proposal that was answered was only about the delivery fee. */
export function isFeeAnswered({ changed, declined }: Order['revision'], answer: ProposalAnswer): boolean {
  const answered = answer === 'declined' ? declined : changed;
  return answered !== null && isFeeAlone(answered.before, answered.after);
}

/** The lines that differ between two revisions of an order, matched by position. */
export function changedLines(before: Contents, after: Contents): LineChange[] {
  const existing = before.items.flatMap((item): LineChange[] => {
    const now = after.items.find(({ position }) => position === item.position);
    if (!now) return [{ before: item, after: null }];
    return isSame(item, now) ? [] : [{ before: item, after: now }];
  });
  const known = new Set(before.items.map(({ position }) => position));
  const added = after.items.filter(({ position }) => !known.has(position));
  return [...existing, ...added.map((item): LineChange => ({ before: null, after: item }))];
}

const addressParts = [
  ...(['street', 'city', 'country', 'phone', 'building', 'floor'] as const),
  ...(['landmark', 'driver_note', 'latitude', 'longitude'] as const),
];

export const isAddressChanged = (before: Contents, after: Contents): boolean =>
  before.delivery.area?.id !== after.delivery.area?.id ||
  addressParts.some((part) => before.shipping_address[part] !== after.shipping_address[part]);

export const isSlotChanged = ({ delivery: before }: Contents, { delivery: after }: Contents): boolean =>
  before.slot?.date !== after.slot?.date ||
  before.slot?.from !== after.slot?.from ||
  before.slot?.to !== after.slot?.to;

const isSame = (one: Item, other: Item): boolean =>
  one.name.en === other.name.en &&
  one.name.ar === other.name.ar &&
  one.weight === other.weight &&
  one.quantity === other.quantity &&
  one.price === other.price &&
  one.reason === other.reason;

/**
 * The seller's last change that the customer has not been asked about; null where there is nothing to write. Undone
 * changes don't count. After delivery only a return is reported, and after cancellation nothing.
 */
export function unsentChange({
  status,
  revision,
  revisions,
}: Pick<AnswerOf<typeof getAdminOrder>, 'status' | 'revision' | 'revisions'>) {
  const find = (wanted: number | null | undefined) => revisions.find(({ number }) => number === wanted);
  let after = find(revision.number);
  while (after?.undoes) after = find(find(after.undoes)?.base);
  const before = find(after?.base);
  if (!after || !before || after.by_customer || after.answered_at) return null;
  return isUnderWay(status) || (status === 'delivered' && after.is_return) ? { before, after } : null;
}

/** All that was delivered: what the customer kept, and what came back since. */
export function orderedItems({ items, returned }: Pick<Order, 'items' | 'returned'>): Item[] {
  const kept = items.map((item) => {
    const back = returned.find(({ position }) => position === item.position)?.quantity ?? 0;
    return { ...item, quantity: item.quantity + back };
  });
  const known = new Set(items.map(({ position }) => position));
  return [...kept, ...returned.filter(({ position }) => !known.has(position))];
}

/** Whether nothing of an order is left: all of it came back. */
export const isAllReturned = ({ items, returned }: Pick<Order, 'items' | 'returned'>): boolean =>
  items.length === 0 && returned.length > 0;
