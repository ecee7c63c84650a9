import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { OrderStatusBadge } from '../../account/order-card.tsx';
import { OrderItems } from '../../account/order-items.tsx';
import { ApiError, call, describeError } from '../../api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrivateHead } from '../../ui/page-head.tsx';
import { Price } from '../../ui/price.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { formatMoment } from '../format-moment.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { CustomerCard } from './customer-card.tsx';
import { markSeen, useNewOrders } from './new-orders.ts';
import { NewOrdersNotice } from './new-orders-notice.tsx';
import styles from './order.module.css';
import { OrderHistory } from './order-history.tsx';
import { OrderPapers } from './order-papers.tsx';
import { StatusControl } from './status-control.tsx';
import { useOrderWatch } from './use-order-watch.ts';

type SeenOrder = AnswerOf<typeof getAdminOrder>;

/** One order, by number or id: what it holds, for whom it is, and what is to be done next. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return <OrderOf key={id} id={id} />;
}

function OrderOf({ id }: { id: string }) {
  const words = useWords();
  const { orders } = useAdminWords();
  const path = usePath();
  const loaded = useLoaded(id, (signal) => call(getAdminOrder, { id }, { signal }));
  const [fresh, setFresh] = useState<SeenOrder | null>(null);
  const order = fresh ?? (loaded.status === 'ready' ? loaded.value : null);
  const count = useNewOrders(({ ids }) => ids.length);

  const turn = useRef(0);
  const refresh = async (signal?: AbortSignal) => {
    turn.current += 1;
    const mine = turn.current;
    const now = await call(getAdminOrder, { id }, signal ? { signal } : {});
    // What was asked later knows better.
    if (mine === turn.current) setFresh(now);
  };
  const orderId = order?.id;
  useOrderWatch({ isReady: orderId !== undefined, refresh, orderId });
  useEffect(() => {
    if (orderId) markSeen(orderId);
  }, [orderId]);

  const title = orders.order(order?.number ?? '');
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(count > 0 ? `(${count}) ${title}` : title)} />
      <ButtonLink size="sm" variant="text" to={path('/admin/orders')}>
        <Icon name="back" flip />
        {orders.back}
      </ButtonLink>
      <NewOrdersNotice />
      {!order && loaded.status === 'loading' && (
        <div className={styles.ghost} aria-busy="true">
          <p role="status">{orders.loading}</p>
        </div>
      )}
      {!order && loaded.status === 'failed' && (
        <div className={styles.failed}>
          <Alert>
            {loaded.error instanceof ApiError && loaded.error.code === 'not_found'
              ? orders.notFound
              : describeError(loaded.error, words)}
          </Alert>
          <Button variant="line" onClick={loaded.retry}>
            {orders.retry}
          </Button>
        </div>
      )}
      {order && <Details order={order} refresh={refresh} />}
    </>
  );
}

function Details({ order, refresh }: { order: SeenOrder; refresh: () => Promise<void> }) {
  const { orders } = useAdminWords();
  const { customer } = useWords();
  const language = useLanguage();
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            <bdi dir="ltr">{order.number}</bdi>
          </h1>
          <p className="muted num">{formatMoment(order.created_at, language)}</p>
        </div>
        <div role="status">
          <OrderStatusBadge status={order.status} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <StatusControl order={order} refresh={refresh} />
          <section className={styles.card}>
            <h2>{customer.orders.contents}</h2>
            <OrderItems items={order.items} />
            <Sums order={order} />
          </section>
        </div>
        <div className={styles.column}>
          <CustomerCard order={order} />
          <OrderPapers order={order} />
          <section className={styles.card}>
            <h2>{orders.history}</h2>
            <OrderHistory order={order} />
          </section>
        </div>
      </div>
    </>
  );
}

function Sums({ order }: { order: SeenOrder }) {
  const words = useWords().customer.orders;
  const language = useLanguage();
  const sums = [
    [words.subtotal, order.subtotal],
    [words.fee, order.delivery_fee],
    [words.total, order.total],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price amount={amount} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
