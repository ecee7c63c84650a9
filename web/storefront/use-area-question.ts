import { type RefObject, useState } from 'react';
import { suggestAreas } from '../../contracts/find-areas.ts';
import { useDeclinedAreas } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * For an area that was typed and resembles one of the shop's: whether that is meant is answered before the order is sent, since the
 * delivery may have another price there.
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
  /** Whether the order is not to be sent now; the question has the focus then. */
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
