import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { toQirsh } from '../../../contracts/money.ts';
import { type ConsentContents, isConsentNeeded, isSamePlace } from '../../../contracts/revision-consent.ts';
import type { useAddressForm } from '../../orders/use-address-form.ts';
import { parseAmount } from '../parse-amount.ts';
import { type DraftLine, hasAmounts, isFeeLeft, type OrderDraft } from './order-draft.ts';

type Ordered = Pick<AdminOrder, 'items' | 'delivery_fee' | 'delivery' | 'shipping_address' | 'if_missing'>;
type Place = NonNullable<ReturnType<ReturnType<typeof useAddressForm>['readPlace']>>;

/**
 * What the server will do with a draft: ask the customer, or change the order at once. Null while an amount is invalid
 * or the address incomplete. `place` is the new address, undefined for a pickup order and null while it is incomplete.
 */
export function readConsent(
  order: Ordered,
  draft: OrderDraft,
  place: Place | null | undefined,
): 'ask' | 'right_away' | null {
  if (place === null || !hasAmounts(draft)) return null;
  if (draft.agreed) return 'right_away';
  const before: ConsentContents = {
    lines: order.items.map(({ position, product_id, price, quantity, weight }) => ({
      ...{ position, productId: product_id, priceQirsh: toQirsh(price), quantity, weight },
    })),
    deliveryFeeQirsh: toQirsh(order.delivery_fee),
  };
  const after: ConsentContents = {
    lines: draft.lines.map((line) => lineAfter(order, line)),
    deliveryFeeQirsh: isFeeLeft(draft) ? before.deliveryFeeQirsh : toQirsh(parseAmount(draft.fee)),
  };
  const isElsewhere = isOtherSlot(order, draft) || (place !== undefined && isOtherPlace(order, place));
  return isConsentNeeded(before, after, { ifMissing: order.if_missing, isElsewhere }) ? 'ask' : 'right_away';
}

function lineAfter({ items }: Ordered, line: DraftLine): ConsentContents['lines'][number] {
  const { position, productId, quantity, typedPrice, typedWeight } = line;
  const existing = items.find((item) => item.position === position);
  return {
    ...{ position, quantity, weight: typedWeight.trim() },
    productId: productId ?? existing?.product_id ?? null,
    priceQirsh: toQirsh(parseAmount(typedPrice)),
  };
}

/** An order abroad can't change its country. */
const isOtherPlace = ({ shipping_address: before, delivery }: Ordered, place: Place): boolean =>
  place.area_id !== (delivery.area?.id ?? null) ||
  !isSamePlace(before, { ...before, ...place, country: delivery.country ? before.country : place.country });

const isOtherSlot = ({ delivery }: Ordered, { slot }: OrderDraft): boolean =>
  slot === null ? delivery.slot !== null : slot !== undefined;
