import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { data, useParams } from 'react-router';
import { openOrderLink, recordLinkWhatsappOpened } from '../../contracts/guest-orders.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { OpenedOrder, Order } from '../../contracts/orders.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { ApiError, call, describeError, serverCall } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { OrderErrors } from '../i18n/order-errors.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import clay from '../illustrations/scenes/prop-clay.svg';
import { OrderItems } from '../orders/order-items.tsx';
import { OrderProgress } from '../orders/order-progress.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { PayTo } from '../orders/pay-to.tsx';
import { ReadyDay } from '../orders/ready-day.tsx';
import { queryClient } from '../session/query-client.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { OrderNumber } from '../ui/typed-text.tsx';
import type { Route } from './+types/guest-order.ts';
import { AttachOrder } from './attach-order.tsx';
import styles from './guest-order.module.css';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { actionsByLink } from './order-actions.ts';
import { OrderFacts } from './order-facts.tsx';
import { orderLinkQuery, useFreshOrderLinks } from './order-link-query.ts';
import { OwnChanges } from './own-changes.tsx';
import { PrintedOrder } from './printed-order.tsx';
import { ProposalAnswer } from './proposal-answer.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReturnedItems } from './returned-items.tsx';
import buttons from './small-buttons.module.css';
import { TransferProof } from './transfer-proof.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

/**
 * The document is the same for every valid token and contains nothing of the order; no referrer sends the token to
 * other sites.
 */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** An invalid token is answered like any missing page (404). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const isGone = await serverCall(context)(openOrderLink, params).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );
  return data({ isGone }, isGone ? { status: 404 } : undefined);
}

/** In the browser the page requests the order itself. */
export const clientLoader = () => ({ isGone: false });

/** The page of an order placed without an account, reached by its private link. */
export default function GuestOrder({ loaderData: { isGone } }: Route.ComponentProps) {
  const { token = '' } = useParams();
  return (
    <div className={`wrap ${styles.page}`}>
      <OrderErrors>{isGone ? <Gone /> : <OrderOf key={token} token={token} />}</OrderErrors>
    </div>
  );
}

function OrderOf({ token }: { token: string }) {
  const words = useWords();
  const { guestOrder: say, retry } = useCustomerWords();
  useFreshOrderLinks();
  const { data: order, error, refetch } = useQuery(orderLinkQuery(token), queryClient);
  if (order) return <Shown order={order} token={token} />;
  if (!error)
    return (
      <>
        <PrivateHead page="orders" title={words.shell.title(say.title)} />
        {/* In the shape of an order that is under way: nothing that is seen moves when it comes. */}
        <div className={styles.awaited} aria-busy="true">
          <p role="status">{say.loading}</p>
          <div className={styles.ghost} />
          <div className={styles.ghost} />
          <div className={styles.ghost} />
        </div>
      </>
    );
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  return (
    <>
      <PrivateHead page="orders" title={words.shell.title(say.title)} />
      <LoadFailed retryLabel={retry} onRetry={() => void refetch()}>
        {say.failed} {describeError(error, words)}
      </LoadFailed>
    </>
  );
}

function Gone() {
  const { shell } = useWords();
  const { guestOrder: say, orders } = useCustomerWords();
  const path = usePath();
  return (
    <>
      <PrivateHead page="orders" title={shell.title(say.gone)} />
      <EmptyShelf
        image={<img src={clay} alt="" width={150} height={150} />}
        title={say.gone}
        level={1}
        text={say.goneText}
        action={<ButtonLink to={path('/')}>{orders.shop}</ButtonLink>}
      />
    </>
  );
}

function Shown({ order, token }: { order: OpenedOrder; token: string }) {
  const actions = actionsByLink(token);
  const { shell } = useWords();
  const { guestOrder: say, orders } = useCustomerWords();
  const isOpen = isUnderWay(order.status);
  const title = useRef<HTMLHeadingElement>(null);
  const [hasCancelled, setHasCancelled] = useState(false);
  // The seller may reopen the order while the page is open.
  const isCancelledHere = hasCancelled && order.status === 'cancelled';
  // The cancel button is at the foot of the page; the order's new state, and the note that the seller has to be told,
  // at its head.
  useEffect(() => {
    if (!isCancelledHere) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [isCancelledHere]);
  return (
    <article className={styles.order}>
      <PrivateHead page="orders" title={shell.title(`${orders.order} ${order.number}`)} />
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {orders.order} <OrderNumber>{order.number}</OrderNumber>
        </h1>
        {/* A single live region that is always present: text inserted together with its region is not announced. */}
        <div className={styles.status} role="status">
          <OrderStatusBadge status={order.status} method={order.delivery.method} />
          {isCancelledHere && <p>{say.cancelledHere}</p>}
        </div>
      </header>
      {isOpen && <OrderProgress status={order.status} delivery={order.delivery} />}
      <ReadyDay order={order} />
      <ProposalAnswer order={order} actions={actions} />
      <div className={styles.main}>
        {!isOpen && !isCancelledHere && <ReorderButton order={order} size="md" />}
        <WhatsappLink
          order={order}
          links={order.whatsapp_urls}
          onOpen={() => call(recordLinkWhatsappOpened, { token })}
        />
        {(isOpen || isCancelledHere) && <ReorderButton order={order} size="md" isMain={false} />}
      </div>
      <OrderFacts order={order} />
      <PayTo order={order} />
      <TransferProof order={order} actions={actions} />
      <h2 className={styles.title}>{orders.contents}</h2>
      {order.items.length > 0 && <OrderItems items={order.items} status={order.status} />}
      <ReturnedItems order={order} />
      <OrderSums order={order} />
      <div className={buttons.buttons}>
        <InvoiceButtons order={order} actions={actions} variant="text" />
        <Button size="sm" variant="text" onClick={() => window.print()}>
          {orders.print}
        </Button>
        <OwnChanges order={order} actions={actions} onCancelled={() => setHasCancelled(true)} />
      </div>
      {order.guest && <AttachOrder order={order} token={token} />}
      <p className="muted">{say[privacyOf(order)]}</p>
      <PrintedOrder order={order} />
    </article>
  );
}

/** The note about what the private link allows in the order's present status. */
function privacyOf({ status, revision, delivery }: Order) {
  const isPending = status === 'pending';
  if (revision.proposed) return isPending ? 'privateAskedPending' : 'privateAsked';
  if (!isPending) return 'private';
  return delivery.method === 'pickup' ? 'privatePickup' : 'privateWhilePending';
}
