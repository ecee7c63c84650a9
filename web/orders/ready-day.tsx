import { toPrepare } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';
import { lastReadyOn, nameOfDay } from '../../contracts/ready-day.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';

/** At the head of an order with goods ordered ahead, until it is packed: the day from which all of it is ready. */
export function ReadyDay({ order }: { order: Order }) {
  const { ready } = useCartWords();
  const language = useLanguage();
  const day = lastReadyOn(order.items);
  if (!day || !toPrepare.includes(order.status)) return null;
  return <p>{ready.whole(nameOfDay(day, language))}</p>;
}
