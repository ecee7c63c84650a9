import { listFreeSlots } from '../../contracts/delivery-times.ts';
import { formatSlot } from '../../contracts/slot-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { keepUnits } from '../ui/typed-text.tsx';
import type { Delivery } from './use-delivery.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * When an order placed now would arrive, shown before the checkout. A failure is silent: the checkout loads it again. A
 * new key reloads it.
 */
export function NextSlot({ delivery: { method, area, readyOn } }: { delivery: Delivery }) {
  const cart = useCartWords();
  const language = useLanguage();
  const loaded = useLoaded((signal) =>
    call(listFreeSlots, { method, ...(area && { area_id: area.id }) }, { signal }),
  );
  if (loaded.status !== 'ready') return null;
  const next = loaded.value.slots.find(({ date }) => !readyOn || date >= readyOn);
  return next ? <p role="status">{keepUnits(cart.next[method](formatSlot(next, language)))}</p> : null;
}
