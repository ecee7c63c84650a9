import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { OrderSums } from '../../orders/order-sums.tsx';
import { type Loaded, useLoaded } from '../../session/use-loaded.ts';
import { Card } from '../card.tsx';
import { OneOfList } from '../one-of-list.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { CustomerCard } from './customer-card.tsx';
import { markSeen } from './new-orders.ts';
import styles from './order.module.css';
import { OrderHistory } from './order-history.tsx';
import { OrderPapers } from './order-papers.tsx';
import { StatusControl } from './status-control.tsx';
import { useOrderWatch } from './use-order-watch.ts';

type SeenOrder = AnswerOf<typeof getAdminOrder>;

/** The detail page of one order, by number or id. */
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

  const turn = useRef(0);
  const refresh = async (signal?: AbortSignal) => {
    turn.current += 1;
    const mine = turn.current;
    const now = await call(getAdminOrder, { id }, signal ? { signal } : {});
    // Ignores out-of-order answers: a later request has already been answered.
    if (mine === turn.current) setFresh(now);
  };
  const orderId = order?.id;
  useOrderWatch({ isReady: orderId !== undefined, refresh, orderId });
  useEffect(() => {
    if (orderId) markSeen(orderId);
  }, [orderId]);

  const shown: Loaded<SeenOrder> = order ? { status: 'ready', value: order } : loaded;
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(orders.order(order?.number ?? ''))} />
      <OneOfList
        loaded={shown}
        list={path('/admin/orders')}
        say={{ ...orders, loading: orders.orderLoading, failed: orders.orderFailed }}
      >
        {(value) => <Details order={value} refresh={refresh} />}
      </OneOfList>
    </>
  );
}

function Details({ order, refresh }: { order: SeenOrder; refresh: () => Promise<void> }) {
  const { orders } = useAdminWords();
  const customer = useCustomerWords();
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
          <Card title={customer.orders.contents}>
            <OrderItems items={order.items} />
            <OrderSums order={order} />
          </Card>
        </div>
        <div className={styles.column}>
          <CustomerCard order={order} />
          <OrderPapers order={order} />
          <Card title={orders.history}>
            <OrderHistory order={order} />
          </Card>
        </div>
      </div>
    </>
  );
}
