import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { OfferedArea } from '../../../contracts/checkout-options.ts';
import { deliverySums } from '../../../contracts/delivery-sums.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { useAddressForm } from '../../orders/use-address-form.ts';
import { useCheckoutOptions } from '../../session/use-checkout-options.ts';
import { removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import type { ChangeDraft } from './change-draft.ts';
import { readConsent } from './draft-consent.ts';
import { draftOf, isSameDraft, type OrderDraft } from './order-draft.ts';

/** The start of a change: the order at that time, and values typed before, null for none. */
export type ChangeStart = {
  begun: AdminOrder;
  typed: ChangeDraft | null;
  /** Whether another revision was merged into the typed values. */
  isMerged: boolean;
};

/** The address of an order, or the one after the proposed change. */
export function placeIn({ revision, ...order }: AdminOrder) {
  const { shipping_address: address, delivery } = revision.proposed ?? order;
  return { address, areaId: delivery.area?.id ?? null };
}

/** A draft without its reason and agreement, which don't change the order by themselves. */
const contentsOf = (draft: OrderDraft): OrderDraft => ({ ...draft, reason: '', agreed: false });

export type ChangeForm = ReturnType<typeof useChangeForm>;

/** The form of a change: its draft and address, kept in session storage, and its consequences for the customer. */
export function useChangeForm(key: string, { begun: order, typed: stored }: ChangeStart) {
  const [draft, setDraft] = useState(() => stored?.draft ?? draftOf(order));
  const options = useCheckoutOptions();
  const { proposed } = order.revision;
  const isPickup = order.delivery.method === 'pickup';
  const feeTo = (area: OfferedArea | null) => {
    const ownFee = area ? deliverySums(area, order.subtotal).fee : (options?.delivery_fee ?? 0);
    return order.coupon?.kind === 'delivery' ? 0 : ownFee;
  };
  const change = (part: Partial<OrderDraft>) => setDraft({ ...draft, ...part });
  const begun = { ...placeIn(order), isAbroad: order.delivery.country !== null };
  const place = useAddressForm(begun, {
    options,
    // Fills in the fee of another area, which the seller can edit.
    onArea: (area) => change({ fee: plainAmount(feeTo(area)) }),
    draftAreaId: stored?.areaId,
  });
  const isChanged = place.isChanged || !isSameDraft(draft, draftOf(order));
  // Every letter of the address may affect whether the customer must be asked.
  const address = useWatch({ control: place.form.control });
  const { areaId } = place;
  const { reset, getValues } = place.form;
  useEffect(() => {
    if (stored) reset(stored.address, { keepDefaultValues: true });
  }, [stored, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address is a reason to keep it.
  useEffect(() => {
    if (isChanged)
      storeTabDraft(key, { begun: order, draft, address: getValues(), areaId } satisfies ChangeDraft);
    else removeTabDraft(key);
  }, [key, isChanged, order, draft, address, areaId, getValues]);
  return {
    order,
    draft,
    change,
    place,
    isPickup,
    /** Delivery fee in JD, to an area or, for null, outside the list. */
    feeTo,
    /** Unsaved changes. */
    isChanged,
    consent: readConsent(order, draft, isPickup ? undefined : place.readPlace()),
    /** Whether anything changes for the customer. */
    isOther:
      proposed !== null || place.isChanged || !isSameDraft(contentsOf(draft), contentsOf(draftOf(order))),
  };
}
