import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { keptDiscountJd } from '../../../contracts/discount.ts';
import { sumPrices } from '../../../contracts/money.ts';
import { parseAmount } from '../parse-amount.ts';
import type { ReturnDraft } from './return-line.tsx';

const untouched: ReturnDraft = { back: 0, price: '', reason: '' };

type DraftItem = AdminOrder['items'][number] & { draft: ReturnDraft };

/** JD by which a kept piece costs less; NaN while the typed price can't be parsed. */
const loweredBy = ({ price, draft }: DraftItem): number =>
  draft.price === '' ? 0 : price - parseAmount(draft.price);

/** Faults of a lowered price, by field. A reason without a price would be lost. */
export function faultsOf(item: DraftItem): ('price' | 'reason')[] {
  const hasReason = item.draft.reason.trim() !== '';
  if (item.draft.price === '') return hasReason ? ['price'] : [];
  return [...(loweredBy(item) > 0 ? [] : (['price'] as const)), ...(hasReason ? [] : (['reason'] as const))];
}

/** The refund in JD. Goods are refunded at what was paid for them, so their share of a discount is not. */
function refundOf(order: AdminOrder, items: DraftItem[], isFeeRefunded: boolean): number {
  const goodsBack = sumPrices([
    ...items.map(({ price, draft }) => ({ price, quantity: draft.back })),
    ...items.map((item) => ({ price: loweredBy(item), quantity: item.quantity - item.draft.back })),
  ]);
  const left = sumPrices([
    { price: order.subtotal, quantity: 1 },
    { price: -goodsBack, quantity: 1 },
  ]);
  return sumPrices([
    { price: goodsBack, quantity: 1 },
    { price: keptDiscountJd(order.discount, order.subtotal, left) - order.discount, quantity: 1 },
    { price: order.delivery_fee, quantity: isFeeRefunded ? 1 : 0 },
  ]);
}

/** The form of a return: based on the order as it was when the form was opened, until a later revision is chosen. */
export function useReturnForm(now: AdminOrder) {
  const [order, setOrder] = useState(now);
  const [drafts, setDrafts] = useState<Record<number, ReturnDraft>>({});
  const [isFeeRefunded, setFeeRefunded] = useState(false);
  const [reason, setReason] = useState('');
  const items = order.items.map((item) => ({ ...item, draft: drafts[item.position] ?? untouched }));
  return {
    order,
    items,
    isFeeRefunded,
    setFeeRefunded,
    reason,
    setReason,
    refund: refundOf(order, items, isFeeRefunded),
    isChanged:
      isFeeRefunded ||
      reason !== '' ||
      Object.values(drafts).some((draft) => draft.back > 0 || draft.price + draft.reason !== ''),
    changeItem: (position: number, draft: ReturnDraft) => setDrafts({ ...drafts, [position]: draft }),
    takeAllBack: () =>
      setDrafts(
        Object.fromEntries(
          items.map(({ position, quantity }) => [position, { ...untouched, back: quantity }]),
        ),
      ),
    /** Resets to an empty return of the present order. */
    takeTheirs: () => {
      setDrafts({});
      setFeeRefunded(false);
      setReason('');
      setOrder(now);
    },
    /** The same return of the present order: no more pieces come back than it has. */
    addMine: () => {
      const kept = now.items.map(({ position, quantity }) => {
        const draft = drafts[position] ?? untouched;
        return [position, { ...draft, back: Math.min(draft.back, quantity) }] as const;
      });
      setDrafts(Object.fromEntries(kept));
      setFeeRefunded(isFeeRefunded && now.delivery_fee > 0);
      setOrder(now);
    },
  };
}
