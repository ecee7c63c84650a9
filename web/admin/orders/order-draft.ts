import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { discountJd } from '../../../contracts/discount.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { Bilingual } from '../../../contracts/language.ts';
import { plainAmount, sumPrices } from '../../../contracts/money.ts';
import type { changeOrder } from '../../../contracts/order-revisions.ts';
import { formatPhoneAsTyped } from '../../../contracts/phone.ts';
import { isSame } from '../is-same.ts';
import { isAmount, parseAmount } from '../parse-amount.ts';
import { findSame, threeWayMerge } from '../three-way-merge.ts';

type Wanted = InputOf<typeof changeOrder>;

/** A line while it is edited. */
export type DraftLine = {
  key: string;
  /** Set for a line that is in the order, and for the product that replaces it. */
  position: number | null;
  /** Set for an added product, or one that replaces the line. */
  productId: string | null;
  name: Bilingual;
  quantity: number;
  price: number;
  weight: string;
  /** As typed; equal to the price above until the seller edits it. */
  typedPrice: string;
  typedWeight: string;
  reason: string;
  /** Whether its price is sent even if unchanged, as the catalogue may have another price now. */
  isPriced?: boolean;
};

export type OrderDraft = {
  lines: DraftLine[];
  fee: string;
  /** As typed; only for a pickup order, which has no address. */
  phone: string;
  /** Whether the fee may stay empty, as it is still to be named. */
  isFeePending: boolean;
  reason: string;
  agreed: boolean;
  /** Another slot than the order's; null for none, undefined for the same. */
  slot: { id: string; date: string } | null | undefined;
};

const phoneOf = (order: Pick<AdminOrder, 'shipping_address'>): string =>
  formatPhoneAsTyped(order.shipping_address.phone);

/** The draft of the present order, or of the order after the proposed change, which the next change replaces. */
export function draftOf(order: AdminOrder): OrderDraft {
  const { proposed } = order.revision;
  const start = proposed ?? order;
  return {
    lines: start.items.map((item) => lineOfItem(item, order)),
    fee: start.delivery.fee_pending ? '' : plainAmount(start.delivery_fee),
    phone: phoneOf(start),
    isFeePending: order.delivery.fee_pending,
    reason: proposed?.reason ?? '',
    agreed: false,
    slot: undefined,
  };
}

type Item = AdminOrder['items'][number];

/** A line of the order, of its replacement, or of a product added by the proposed change, at its price there. */
function lineOfItem(item: Item, order: AdminOrder): DraftLine {
  const { position, product_id, name, quantity, reason } = item;
  const before = order.items.find((one) => one.position === position);
  const isSame = before?.product_id === product_id;
  const { price, weight } = before && isSame ? before : item;
  return {
    key: String(position),
    position: before ? position : null,
    productId: isSame ? null : product_id,
    ...{ name, quantity, price, weight, reason },
    isPriced: !isSame,
    typedPrice: plainAmount(item.price),
    typedWeight: item.weight,
  };
}

/** A product as a new line, or as the replacement of a line, with that line's quantity. */
export const lineOf = (product: AdminProduct, replaced?: DraftLine): DraftLine => ({
  key: replaced?.key ?? `new ${product.id}`,
  position: replaced?.position ?? null,
  productId: product.id,
  name: product.name,
  quantity: replaced?.quantity ?? 1,
  price: product.price_now,
  weight: product.weight,
  typedPrice: plainAmount(product.price_now),
  typedWeight: product.weight,
  reason: '',
});

/** Whether a line gets another price or weight, which requires a reason. */
export const isOtherLine = ({ typedPrice, price, typedWeight, weight }: DraftLine): boolean =>
  typedWeight.trim() !== weight || parseAmount(typedPrice) !== price;

/** Whether two drafts are equal, however their amounts are typed: `2,5` is 2.50. */
export const isSameDraft = (one: OrderDraft, other: OrderDraft): boolean =>
  isSame(withAmountsRead(one), withAmountsRead(other));

const withAmountsRead = ({ fee, lines, ...rest }: OrderDraft) => ({
  ...rest,
  fee: readTyped(fee),
  lines: lines.map((line) => ({ ...line, typedPrice: readTyped(line.typedPrice) })),
});

const readTyped = (text: string): string | number => (isAmount(text) ? parseAmount(text) : text);

/** Whether every amount can be parsed. */
export const hasAmounts = ({ lines, ...draft }: OrderDraft): boolean =>
  (isFeeLeft(draft) || isAmount(draft.fee)) && lines.every(({ typedPrice }) => isAmount(typedPrice));

/** Whether every amount can be parsed, and every line that differs has a reason. */
export const isComplete = (draft: OrderDraft): boolean =>
  hasAmounts(draft) && draft.lines.every((line) => !isOtherLine(line) || line.reason.trim() !== '');

/** Whether the delivery fee is left to be named later. */
export const isFeeLeft = ({ fee, isFeePending }: Pick<OrderDraft, 'fee' | 'isFeePending'>): boolean =>
  isFeePending && fee.trim() === '';

/** The new total, without the coupon's discount; null while a typed amount is invalid. */
export function totalOf(
  { coupon }: Pick<AdminOrder, 'coupon'>,
  { lines, ...draft }: OrderDraft,
): number | null {
  const fee = isFeeLeft(draft) ? '0' : draft.fee;
  const prices = lines.map(({ typedPrice, quantity }) => ({ price: parseAmount(typedPrice), quantity }));
  const subtotal = sumPrices(prices);
  const total = sumPrices([
    { price: subtotal, quantity: 1 },
    { price: -discountJd(coupon, subtotal), quantity: 1 },
    { price: parseAmount(fee), quantity: 1 },
  ]);
  return Number.isNaN(total) ? null : total;
}

/** The input that makes a draft the next revision; null while a typed amount is invalid. */
export function wantedOf(
  order: AdminOrder,
  draft: OrderDraft,
  address: Wanted['shipping_address'],
): Wanted | null {
  if (totalOf(order, draft) === null) return null;
  const { revision } = order;
  return {
    id: order.id,
    revision: revision.number,
    proposed: revision.proposed?.number ?? null,
    lines: draft.lines.map((line) => {
      const price = parseAmount(line.typedPrice);
      return {
        ...(line.position !== null && { position: line.position }),
        ...(line.productId !== null && { product_id: line.productId }),
        quantity: line.quantity,
        ...((line.isPriced || price !== line.price) && { price }),
        ...(line.typedWeight.trim() !== line.weight && { weight: line.typedWeight }),
        ...(line.reason && { reason: line.reason }),
      };
    }),
    ...(!isFeeLeft(draft) && { delivery_fee: parseAmount(draft.fee) }),
    ...(address && { shipping_address: address }),
    ...(draft.phone !== phoneOf(order) && { phone: draft.phone }),
    ...(draft.slot !== undefined && { slot: draft.slot }),
    reason: draft.reason,
    agreed: draft.agreed,
  };
}

/** The version of an order on the screen: its accepted and its proposed revision. */
export const seenOf = ({ revision }: Pick<AdminOrder, 'revision'>): string =>
  `${revision.number} ${revision.proposed?.number ?? ''}`;

/**
 * Three-way merge of a draft with a later revision. A line that was changed here and removed there becomes a new line;
 * name, price and weight of a product stay together. The customer's agreement is dropped, as it was given to another
 * change.
 */
export function mergeDraft(begun: AdminOrder, mine: OrderDraft, now: AdminOrder): OrderDraft {
  const [base, theirs] = [draftOf(begun), draftOf(now)];
  const merged = threeWayMerge(base, mine, theirs);
  const lines = merged.lines.flatMap((line) => {
    const [before, typed, after] = [base, mine, theirs].map((draft) => findSame(draft.lines, line));
    if (!before || !typed) return [line];
    return after ? [withOneProduct(before, typed, after, line)] : asNewLine(typed, begun);
  });
  return { ...merged, lines, agreed: false };
}

/** A merged line: where its product was replaced, name, price and weight come from the same version. */
function withOneProduct(base: DraftLine, mine: DraftLine, theirs: DraftLine, merged: DraftLine): DraftLine {
  if (!isSame(mine.name, base.name)) return { ...mine, position: theirs.position };
  if (isSame(theirs.name, base.name)) return merged;
  return { ...theirs, quantity: merged.quantity };
}

/** A line that is no longer in the order, to be added again; none where its product was deleted. */
function asNewLine(line: DraftLine, begun: AdminOrder): DraftLine[] {
  const productId = line.productId ?? begun.items.find((item) => item.position === line.position)?.product_id;
  return productId ? [{ ...line, position: null, productId, isPriced: true }] : [];
}
