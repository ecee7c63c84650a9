import { lastReadyOn, nameOfDay } from '../../contracts/ready-day.ts';
import { type CartItem, orderable } from '../cart/cart.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';

/** The day on which an order with goods ordered ahead is completely ready; nothing without such goods. */
export function ReadyNote({ items, className }: { items: CartItem[]; className: string | undefined }) {
  const { ready } = useCartWords();
  const language = useLanguage();
  const day = readyDayOf(items);
  if (!day) return null;
  const isMixed = items.some(({ product }) => product.ready_on !== day);
  return (
    <p className={className}>
      {ready.whole(nameOfDay(day, language))} {isMixed && ready.rest}
    </p>
  );
}

/** The day from which all goods are ready; null where all are ready now. */
export const readyDayOf = (items: CartItem[]): string | null =>
  lastReadyOn(orderable(items).map(({ product }) => product));
