import type { FormEvent } from 'react';
import { isOnline } from '../browser/online.ts';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';
import { useAreaQuestion } from './use-area-question.ts';
import type { CheckoutState } from './use-checkout-state.ts';
import { useSendWhenReady } from './use-send-when-ready.ts';
import { useTimesCheck } from './use-times-check.ts';
import { useUnloadedOptions } from './use-unloaded-options.ts';

/**
 * Sends the order, or holds it back and says why: options or slots still loading, an open question about the area,
 * invalid fields.
 */
export function useCheckoutSubmit({ form, chosen, delivery, price, send }: CheckoutState) {
  const { isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const fields = useFocusFirstInvalid(isSubmitSuccessful ? 0 : submitCount);
  const times = useTimesCheck(delivery.isTimed, form.watch('slot') ?? '');
  /** Whether the required options are loaded. */
  const isReady = delivery.fee !== 'loading' && times.isKnown;
  const unloaded = useUnloadedOptions(chosen, form.watch('city'));
  const areaQuestion = useAreaQuestion(delivery);
  const { isWaiting, wait } = useSendWhenReady('checkout', isReady);
  /**
   * Popup blockers allow `window.open` only within the click: the window is opened before the request and redirected after it.
   */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) {
      times.rememberShown();
      return wait();
    }
    if (unloaded.holdBack() || areaQuestion.holdBack(fields) || times.holdBack()) return;
    form.fillFromProfile();
    form.forgetShown();
    const { area } = delivery;
    const isRefused = area && (!area.open || delivery.missingToMinimum > 0);
    const isComplete = form.isComplete() && !isRefused;
    const tab = isComplete && !isSubmitting && isOnline() ? window.open('', '_blank') : null;
    const { coupon, isFreeForStamps } = price;
    void form.handleSubmit((address) => send({ address, delivery, coupon, isFreeForStamps }, tab))(event);
  };
  return { fields, times, isWaiting, submit, isHeld: unloaded.isHeld, isAreaAsked: areaQuestion.isHeld };
}

export type CheckoutSubmit = ReturnType<typeof useCheckoutSubmit>;
