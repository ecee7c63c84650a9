import { useState } from 'react';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { OrderItems } from '../orders/order-items.tsx';
import { OrderProgress } from '../orders/order-progress.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { PayTo } from '../orders/pay-to.tsx';
import { ReadyDay } from '../orders/ready-day.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { OrderNumber } from '../ui/typed-text.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { actionsOfCustomer } from './order-actions.ts';
import styles from './order-details.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OwnChanges } from './own-changes.tsx';
import { OwnWhatsappLink } from './own-whatsapp-link.tsx';
import { PrintedOrder } from './printed-order.tsx';
import { ProposalAnswer } from './proposal-answer.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReturnedItems } from './returned-items.tsx';
import buttons from './small-buttons.module.css';
import { TransferProof } from './transfer-proof.tsx';

type OrderDetailsProps = { order: Order; onClose: () => void; onReopen: () => void };

/** The details of an order, with the link back to the chat with the seller. */
export function OrderDetails({ order, onClose, onReopen }: OrderDetailsProps) {
  const { shell } = useWords();
  const { orders, guestOrder: say } = useCustomerWords();
  const [hasCancelled, setHasCancelled] = useState(false);
  // The seller may reopen the order while the dialog is open.
  const isCancelledHere = hasCancelled && order.status === 'cancelled';
  return (
    <Modal
      open
      onClose={onClose}
      onReopen={onReopen}
      closeLabel={shell.close}
      title={
        <>
          {orders.order} <OrderNumber>{order.number}</OrderNumber>
        </>
      }
      foot={<OwnWhatsappLink order={order} />}
    >
      {isUnderWay(order.status) && (
        <div className={styles.steps}>
          <OrderProgress status={order.status} delivery={order.delivery} />
          <ReadyDay order={order} />
        </div>
      )}
      {isCancelledHere && (
        <div ref={comeTo} tabIndex={-1} className={styles.steps}>
          <Alert tone="ok">{say.cancelledHere}</Alert>
        </div>
      )}
      <div className={styles.proposal}>
        <ProposalAnswer order={order} actions={actionsOfCustomer(order)} />
      </div>
      <OrderFacts order={order}>
        <div>
          <dt>{orders.status}</dt>
          <dd>
            {/* Live region: announces status changes while the dialog is open (the page behind is inert). */}
            <div role="status">
              <OrderStatusBadge status={order.status} method={order.delivery.method} />
            </div>
          </dd>
        </div>
      </OrderFacts>
      <div className={styles.asked}>
        <PayTo order={order} />
        <TransferProof order={order} actions={actionsOfCustomer(order)} />
      </div>
      <div className={styles.actions}>
        {/* Closes these details, which would otherwise cover the list in which the new order appears. */}
        <ReorderButton
          order={order}
          isMain={!isUnderWay(order.status) && !isCancelledHere}
          onCheckout={onClose}
        />
        <OwnChanges
          order={order}
          actions={actionsOfCustomer(order)}
          onCancelled={() => setHasCancelled(true)}
        />
      </div>
      <h3 className={styles.contents}>{orders.contents}</h3>
      {order.items.length > 0 && <OrderItems items={order.items} status={order.status} />}
      <ReturnedItems order={order} />
      <OrderSums order={order} />
      <div className={`${buttons.buttons} ${styles.papers}`}>
        <InvoiceButtons order={order} actions={actionsOfCustomer(order)} variant="text" />
        <Button size="sm" variant="text" onClick={() => window.print()}>
          {orders.print}
        </Button>
      </div>
      <PrintedOrder order={order} />
    </Modal>
  );
}

/** Scrolls to the order's state at the head of the page, as the cancel button is further down. */
function comeTo(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
