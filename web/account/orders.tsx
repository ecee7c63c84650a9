import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order } from '../../contracts/orders.ts';
import { saveFile } from '../browser/save-file.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { describeError } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import clay from '../illustrations/scenes/prop-clay.svg';
import { AccountUnreached } from '../session/account-unreached.tsx';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DeviceOrders } from './device-orders.tsx';
import { actionsOfCustomer } from './order-actions.ts';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';
import styles from './orders.module.css';
import { OwnWhatsappLink } from './own-whatsapp-link.tsx';
import { StampCard } from './stamp-card.tsx';
import { useChangedOrders, useOrders } from './use-orders.ts';

export default function Orders() {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { orders } = customer;
  const { status, user } = useSession();
  return (
    <div className={styles.page}>
      <PrivateHead page="orders" title={shell.title(orders.title)} />
      {status === 'unknown' && (
        <OrdersFrame>
          <Loading />
        </OrdersFrame>
      )}
      {status === 'unreached' && (
        <>
          <OrdersFrame />
          <AccountUnreached />
        </>
      )}
      {status === 'guest' && (
        <>
          <OrdersFrame />
          <DeviceOrders />
        </>
      )}
      {user && <OrdersOf key={user.id} user={user} />}
    </div>
  );
}

type OrdersFrameProps = { action?: ReactNode; children?: ReactNode };

function OrdersFrame({ action, children }: OrdersFrameProps) {
  const { orders } = useCustomerWords();
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{orders.title}</h1>
        {action}
      </div>
      {children}
    </div>
  );
}

function OrdersOf({ user }: { user: User }) {
  const words = useWords();
  const { orders, retry } = useCustomerWords();
  const path = usePath();
  const { data: list, isPending, error, refetch } = useOrders();
  const wanted = useWantedNumber();
  if (isPending) {
    return (
      <OrdersFrame>
        <Loading />
      </OrdersFrame>
    );
  }
  if (!list) {
    return (
      <OrdersFrame>
        <LoadFailed retryLabel={retry} onRetry={() => void refetch()}>
          <p>{orders.failed}</p>
          <p>{describeError(error, words, '')}</p>
        </LoadFailed>
      </OrdersFrame>
    );
  }
  const isMissing = wanted !== '' && !list.some(({ number }) => number === wanted);
  // Earlier messages linked to this page for the seller, too.
  if (isMissing && user.role === 'admin') return <Navigate replace to={path(`/admin/orders/${wanted}`)} />;
  const note = isMissing && (
    <div className={styles.note}>
      <Alert>{orders.notYours(wanted)}</Alert>
    </div>
  );
  if (list.length === 0) {
    return (
      <>
        <OrdersFrame>{note}</OrdersFrame>
        <EmptyShelf
          image={<img src={clay} width={150} height={150} alt="" />}
          title={orders.empty}
          text={orders.emptyText}
          action={<ButtonLink to={path('/products')}>{orders.shop}</ButtonLink>}
        />
      </>
    );
  }
  return <OrderList list={list} wanted={wanted} note={note} />;
}

type OrderListProps = { list: Order[]; wanted: string; note: ReactNode };

function OrderList({ list, wanted, note }: OrderListProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const changed = useChangedOrders(list);
  const [openedId, setOpenedId] = useState<string | null>(null);
  // The target is rendered after the browser's own scroll to the fragment, so this scrolls to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened by the link, once, and not by a change of the list.
  useEffect(() => {
    // Once per history entry: Back and a reload restore the list as it was left.
    if (!wanted || history.state?.hasOpenedOrder) return;
    history.replaceState({ ...history.state, hasOpenedOrder: true }, '');
    document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
    setOpenedId(list.find(({ number }) => number === wanted)?.id ?? null);
  }, [wanted]);
  const opened = list.find(({ id }) => id === openedId);
  return (
    <OrdersFrame
      action={
        <Button size="sm" variant="line" onClick={() => downloadAll(list)}>
          <Icon name="save" />
          {orders.downloadAll}
        </Button>
      }
    >
      <p className="visually-hidden" role="status">
        {changed
          .map(({ number, status, delivery }) =>
            orders.changed(number, nameOfStatus(status, delivery.method, language)),
          )
          .join(' ')}
      </p>
      {note}
      <StampCard orders={list} />
      <ul className={styles.list}>
        {list.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            actions={actionsOfCustomer(order)}
            isMarked={order.number === wanted}
            isChanged={changed.some(({ id }) => id === order.id)}
            answerLink={<OwnWhatsappLink order={order} />}
            detailsOf={(variant) => (
              <Button
                size="sm"
                variant={variant}
                aria-label={orders.detailsNamed(order.number)}
                onClick={() => setOpenedId(order.id)}
              >
                {orders.details}
              </Button>
            )}
          />
        ))}
      </ul>
      {opened && (
        <OrderDetails
          order={opened}
          onClose={() => setOpenedId(null)}
          onReopen={() => setOpenedId(opened.id)}
        />
      )}
    </OrdersFrame>
  );
}

/** The order number in `/orders#MN-1042`; apps may append the punctuation after a link. */
function useWantedNumber(): string {
  const { hash } = useLocation();
  return /^#(MN-\d+)/i.exec(hash)?.[1]?.toUpperCase() ?? '';
}

function Loading() {
  const { orders } = useCustomerWords();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden" role="status">
        {orders.loading}
      </p>
      <div className={styles.ghost} />
      <div className={styles.ghost} />
    </div>
  );
}

/** Downloads all orders as a JSON file. */
const downloadAll = (list: Order[]): void =>
  saveFile(new Blob([JSON.stringify(list, null, 2)], { type: 'application/json' }), 'mouneh-orders.json');
