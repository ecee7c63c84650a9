import { type RefObject, useState } from 'react';
import { suggestAreas } from '../../contracts/find-areas.ts';
import { useDeclinedAreas } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * For a typed area that resembles one of the shop's: the customer must say whether that is meant before the order is
 * sent, since the delivery fee may differ.
 */
export function useAreaQuestion({ method, country, area, typedArea, options }: Delivery) {
  const declined = useDeclinedAreas(({ typed }) => typed);
  const [heldFor, setHeldFor] = useState('');
  const isOpen =
    method === 'delivery' &&
    !country &&
    !area &&
    typedArea.trim() !== '' &&
    typedArea !== declined &&
    suggestAreas(options?.areas ?? [], typedArea).length > 0;
  /** Whether sending is held back; then the question gets the focus. */
  const holdBack = (form: RefObject<HTMLFormElement | null>): boolean => {
    if (!isOpen) return false;
    setHeldFor(typedArea);
    const question = form.current?.querySelector<HTMLElement>('[data-area-question]');
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
    return true;
  };
  return { isHeld: isOpen && heldFor === typedArea, holdBack };
}
