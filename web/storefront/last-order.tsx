import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { listOrders } from '../../contracts/orders.ts';
import { removeLastOrder } from '../browser/last-order.ts';
import { readLastOrder, storeLastOrder } from '../browser/last-order-entry.ts';
import { call } from '../http/api.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { DottedLine } from '../ui/dotted-line.tsx';
import styles from './last-order.module.css';
import { lastOrderWords } from './last-order-words.ts';

/** The customer's last order, from local storage until the server answers. Its link opens its details. */
export default function LastOrderLine() {
  const language = useLanguage();
  const say = lastOrderWords[language];
  const path = usePath();
  const [order, setOrder] = useState(readLastOrder);
  const userId = useSession(({ user }) => user?.id);
  const isGuest = useSession(({ status }) => status === 'guest');
  useEffect(() => {
    // After a logout or another login: without the order read before.
    setOrder(readLastOrder);
    if (!userId) return;
    const closed = new AbortController();
    call(listOrders, { limit: 1 }, { signal: closed.signal }).then(
      ({ items: [latest] }) => {
        if (closed.signal.aborted) return;
        if (!latest || latest.status === 'cancelled') {
          removeLastOrder();
          return setOrder(null);
        }
        const { number, status, delivery, revision } = latest;
        const isAsked = revision.proposed !== null;
        const known = { userId, number, status, method: delivery.method, isAsked };
        storeLastOrder(known);
        setOrder(known);
      },
      () => undefined,
    );
    return () => closed.abort();
  }, [userId]);
  const isOthers = userId !== undefined && order?.userId !== userId;
  if (!order || isGuest || isOthers) return null;
  // The question replaces the order's number: the strip has a single reserved line.
  const which = (
    <>
      {!order.isAsked && `${say.last} `}
      <bdi dir="ltr">{order.number}</bdi>
    </>
  );
  const how = <b>{order.isAsked ? say.asked : nameOfStatus(order.status, order.method, language)}</b>;
  return (
    <p className={styles.line}>
      <DottedLine parts={[which, how]} />
      <Link to={path(`/orders#${order.number}`)}>
        {order.isAsked ? say.answer : order.status === 'delivered' ? say.again : say.track}
      </Link>
    </p>
  );
}
