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

/** What a change begins with: the order as it was then, and what was typed into that before, null for nothing. */
export type ChangeStart = {
  begun: AdminOrder;
  typed: ChangeDraft | null;
  /** Another revision has come into what was typed. */
  isMerged: boolean;
};

/** Where an order goes, or would go after the change that waits for the customer. */
export function placeIn({ revision, ...order }: AdminOrder) {
  const { shipping_address: address, delivery } = revision.proposed ?? order;
  return { address, areaId: delivery.area?.id ?? null };
}

/** A draft without its reason and agreement, which change nothing of the order by themselves. */
const contentsOf = (draft: OrderDraft): OrderDraft => ({ ...draft, reason: '', agreed: false });

export type ChangeForm = ReturnType<typeof useChangeForm>;

/** The form of a change: its draft and address, kept in the tab's storage, and what the change means for the customer. */
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
    // The fee of another area is filled in, for the seller to change.
    onArea: (area) => change({ fee: plainAmount(feeTo(area)) }),
    draftAreaId: stored?.areaId,
  });
  const isChanged = place.isChanged || !isSameDraft(draft, draftOf(order));
  // By every letter of the address the customer may have to be asked.
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
    /** Something would change for the customer. */
    isOther:
      proposed !== null || place.isChanged || !isSameDraft(contentsOf(draft), contentsOf(draftOf(order))),
  };
}
