import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../contracts/language.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { type DeliveryMethod, listOrders } from '../../contracts/orders.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';
import { lastOrderKey, removeLastOrder } from '../browser/last-order.ts';
import { call } from '../http/api.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import styles from './last-order.module.css';

type LastOrder = { number: string; status: string; method: DeliveryMethod };

const english = { last: 'Your last order', track: 'Track', again: 'Order again' };
const words: Record<Language, typeof english> = {
  en: english,
  ar: { last: 'طلبك الأخير', track: 'متابعة', again: 'إعادة الطلب' },
};

/** The customer's last order, as it was known last until the shop has said how it is now. Its link opens its details. */
export default function LastOrderLine() {
  const language = useLanguage();
  const say = words[language];
  const path = usePath();
  const [order, setOrder] = useState(readStored);
  const userId = useSession(({ user }) => user?.id);
  const isGuest = useSession(({ status }) => status === 'guest');
  useEffect(() => {
    if (!userId) return;
    const closed = new AbortController();
    call(listOrders, { limit: 1 }, { signal: closed.signal }).then(
      ({ items: [latest] }) => {
        if (closed.signal.aborted) return;
        const known = latest && latest.status !== 'cancelled';
        setOrder(known ? store(latest.number, latest.status, latest.delivery.method) : null);
        if (!known) removeLastOrder();
      },
      () => undefined,
    );
    return () => closed.abort();
  }, [userId]);
  if (!order || isGuest) return null;
  return (
    <p className={styles.line}>
      <span>
        {say.last} <bdi dir="ltr">{order.number}</bdi> ·{' '}
        <b>{nameOfStatus(order.status, order.method, language)}</b>
      </span>
      <Link to={path(`/orders#${order.number}`)}>{order.status === 'delivered' ? say.again : say.track}</Link>
    </p>
  );
}

function store(number: string, status: string, method: DeliveryMethod): LastOrder {
  const order = { number, status, method };
  browserStorage.set(lastOrderKey, JSON.stringify(order));
  document.documentElement.dataset.lastOrder = 'known';
  return order;
}

/** Stored JSON is untrusted: what is no order is none. */
function readStored(): LastOrder | null {
  const { number, status, method } = (readJson(lastOrderKey) ?? {}) as Partial<LastOrder>;
  if (typeof number !== 'string' || typeof status !== 'string') return null;
  return { number, status, method: method === 'pickup' ? method : 'delivery' };
}
