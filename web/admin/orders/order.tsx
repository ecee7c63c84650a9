import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { type AdminOrder, getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { formatSlot } from '../../../contracts/slot-words.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { Price } from '../../ui/price.tsx';
import { OrderNumber } from '../../ui/typed-text.tsx';
import { Card } from '../card.tsx';
import { ListItemPage } from '../list-item-page.tsx';
import { PageTitle } from '../page-title.tsx';
import { PaymentCard } from '../payments/payment-card.tsx';
import { useLedger } from '../payments/use-ledger.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { AnonymizeGuestOrder } from './anonymize-guest-order.tsx';
import { CustomerCard } from './customer-card.tsx';
import { markSeen } from './new-orders.ts';
import { StreamNotice } from './new-orders-notice.tsx';
import styles from './order.module.css';
import { OrderBar } from './order-bar.tsx';
import { OrderContents, type OrderSheet } from './order-contents.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderProposal } from './order-proposal.tsx';
import { CustomerName, OrderPlace } from './order-row.tsx';
import { liveOrders } from './order-stream.ts';
import { SellerNote, useSellerNote } from './seller-note.tsx';
import { StatusControl } from './status-control.tsx';
import { unbroken } from './unbroken.ts';
import { latestChange, useChangeMessage } from './use-change-message.ts';
import { useHasTwoColumns } from './use-has-two-columns.ts';
import { isCutOff } from './use-is-cut-off.ts';
import { useStatusChange } from './use-status-change.ts';
import { useStatusMessage } from './use-status-message.ts';

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
  const loaded = useFetched({
    queryKey: [...liveOrders, 'one', id],
    queryFn: ({ signal }) => call(getAdminOrder, { id }, { signal }),
  });
  const { data: order } = loaded;
  const orderId = order?.id;
  useEffect(() => {
    if (orderId) markSeen(orderId);
  }, [orderId]);

  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(orders.order(order?.number ?? ''))} />
      <ListItemPage
        loaded={loaded}
        list={path('/admin/orders')}
        say={{
          ...orders,
          notFound: orders.notFound(unbroken(id)),
          loading: orders.orderLoading,
          failed: orders.orderFailed,
        }}
      >
        {(value) => <Details order={value} />}
      </ListItemPage>
    </>
  );
}

function Details({ order }: { order: SeenOrder }) {
  const { orders } = useAdminWords();
  const change = useStatusChange({ saysCutOff: isCutOff });
  const note = useSellerNote(order);
  const ledger = useLedger(order);
  const [sheet, setSheet] = useState<OrderSheet | null>(null);
  const setFee = () => setSheet('change');
  const message = useStatusMessage(order, ledger);
  const linkOfChange = useChangeMessage(order);
  const latest = latestChange(order);
  // In a single column the goods to pack come first: the head names the customer, and the bar has the call button.
  const hasTwoColumns = useHasTwoColumns();
  return (
    <>
      <PageTitle title={<OrderNumber>{order.number}</OrderNumber>} text={<Summary order={order} />}>
        <div role="status">
          <OrderStatusBadge status={order.status} method={order.delivery.method} />
        </div>
      </PageTitle>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderProposal order={order} onChange={() => setSheet('change')} />
          <StatusControl order={order} change={change} onSetFee={setFee} />
          <OrderContents order={order} sheet={sheet} onSheet={setSheet} />
          {!hasTwoColumns && <CustomerCard order={order} message={message} />}
          <PaymentCard
            order={order}
            ledger={ledger}
            beside={note.unsaved}
            onReturn={() => setSheet('return')}
            onCancel={() => change.take({ order, to: 'cancelled' })}
          />
          <SellerNote order={order} note={note} />
        </div>
        <div className={styles.column}>
          {hasTwoColumns && <CustomerCard order={order} message={message} />}
          <OrderDocuments order={order} />
          <Card title={orders.history}>
            <OrderHistory order={order} />
          </Card>
          {order.guest && <AnonymizeGuestOrder order={order} />}
        </div>
      </div>
      <StreamNotice>{orders.orderOffline}</StreamNotice>
      <OrderBar
        order={order}
        change={change}
        ledger={ledger}
        onSetFee={setFee}
        link={latest ? linkOfChange(latest) : message.link}
      />
    </>
  );
}

/** Customer, place, sum and time, on the first screen of a phone. */
function Summary({ order }: { order: AdminOrder }) {
  const language = useLanguage();
  const { slot } = order.delivery;
  return (
    <>
      <span className={styles.who}>
        <DottedLine
          parts={[
            <CustomerName key="name" order={order} />,
            <OrderPlace key="place" order={order} />,
            <Price key="total" amount={order.total} language={language} />,
          ]}
        />
      </span>
      {slot && <span className={styles.slot}>{formatSlot(slot, language)}</span>}
      <span className="num">{formatMoment(order.created_at, language)}</span>
    </>
  );
}
