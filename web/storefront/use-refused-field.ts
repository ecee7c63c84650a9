import { useEffect } from 'react';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import type { SendFailure } from './send-failure.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * Focuses the field that can fix a refusal, which may be far below the banner: the coupon's, or that of an area or
 * country that the shop has removed meanwhile. Such a place stays as chosen, an area as a text. Its field shows the
 * error until another one is chosen, and the banner only the rest.
 */
export function useRefusedField(
  failure: SendFailure | undefined,
  { options, typedArea, isCountryGone }: Delivery,
  isSubmitting: boolean,
  onCity: (city: string) => void,
) {
  const gone = failure?.gone;
  const list = gone?.area ? options?.areas : options?.countries;
  const hasField = gone !== undefined && list !== undefined && list.length > 0;
  const isStill = gone?.area ? typedArea === gone.area.name : isCountryGone;
  const isMarked = hasField && isStill;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a refusal.
  useEffect(() => {
    if (!gone?.area) return;
    chooseDelivery({ areaId: null, typedArea: gone.area.name });
    onCity(gone.area.city);
  }, [gone]);
  const refused = failure?.isOfCoupon ? 'coupon' : !isMarked ? null : gone.area ? 'area' : 'deliver-to';
  useEffect(() => {
    if (!refused || isSubmitting) return;
    const field = document.querySelector<HTMLElement>(`#checkout [name="${refused}"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [refused, isSubmitting]);
  const isAllAtField = hasField && gone.others === '' && failure?.prices.length === 0;
  return {
    /** The banner's content; undefined for nothing. */
    banner: isAllAtField ? undefined : hasField && failure ? { ...failure, text: gone.others } : failure,
    areaFault: isMarked && gone.area ? gone.text : undefined,
  };
}
