import type { OrderRevision } from '../../contracts/admin-orders.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { creditNoteNumber } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';

type Contents = Pick<Order, 'items' | 'subtotal' | 'discount' | 'delivery_fee' | 'total'>;

/**
 * The order as delivered: an invoice stays unchanged when goods come back or cost less later, for which there are
 * credit notes.
 */
export function deliveredOrder<Seen extends Contents>(order: Seen, revisions: OrderRevision[]): Seen {
  const first = revisions.find(({ is_return, state }) => is_return && state !== 'declined');
  const before = revisions.find(({ number }) => number === first?.base);
  if (!before) return order;
  const { items, subtotal, discount, delivery_fee, total } = before;
  return { ...order, items, subtotal, discount, delivery_fee, total };
}

/** What one return took back or refunded, as an order with only that; null when the revision is no return, or was undone. */
export function creditedOrder(order: Order, revisions: OrderRevision[], number: number): Order | null {
  const after = revisions.find((one) => one.number === number);
  const before = revisions.find((one) => one.number === after?.base);
  if (!after?.is_return || after.state === 'declined' || !before) return null;
  const items = before.items.flatMap((item) => {
    const left = after.items.find(({ position }) => position === item.position);
    const kept = left?.quantity ?? 0;
    const back = kept < item.quantity ? [{ ...item, quantity: item.quantity - kept }] : [];
    const price = left ? fromQirsh(toQirsh(item.price) - toQirsh(left.price)) : 0;
    return price > 0 && left ? [...back, { ...left, price }] : back;
  });
  const difference = (name: 'subtotal' | 'discount' | 'delivery_fee' | 'total') =>
    fromQirsh(toQirsh(before[name]) - toQirsh(after[name]));
  return {
    ...order,
    number: creditNoteNumber(order.number, revisions, number),
    created_at: after.created_at,
    items,
    subtotal: difference('subtotal'),
    discount: difference('discount'),
    delivery_fee: difference('delivery_fee'),
    total: difference('total'),
  };
}
