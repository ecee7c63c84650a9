import type { ReactNode } from 'react';
import { couponLine } from '../../contracts/coupon-words.ts';
import { answerOf } from '../../contracts/order-revisions.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatSlot } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { OrderPayment } from '../orders/order-payment.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { keepUnits } from '../ui/typed-text.tsx';
import { FirstLines } from './first-lines.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import type { OrderActions } from './order-actions.ts';
import styles from './order-card.module.css';
import { OrderHead } from './order-head.tsx';
import { isReorderMain } from './order-main-action.ts';
import { ProposalAnswer } from './proposal-answer.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { ReturnedItems } from './returned-items.tsx';

type OrderCardProps = {
  order: Order;
  actions: OrderActions;
  isMarked?: boolean;
  /** Whether its status changed a moment ago. */
  isChanged?: boolean;
  /** The link to its details, which is the main button unless another one is. */
  detailsOf: (variant: 'solid' | 'line') => ReactNode;
  /** The link that sends the answer to a suggestion in the chat. */
  answerLink: ReactNode;
};

/** An order in a list, of a customer or a guest. The link `#MN-1042` scrolls to a customer's order and marks it. */
export function OrderCard({ order, actions, isMarked, isChanged, detailsOf, answerLink }: OrderCardProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const slot = isUnderWay(order.status) && order.delivery.slot;
  const isDetailsMain = !isReorderMain(order);
  // A pending answer to a proposal takes precedence.
  const details = detailsOf(isDetailsMain && !order.revision.proposed ? 'solid' : 'line');
  return (
    <li
      className={styles.order}
      id={order.number}
      data-marked={isMarked || undefined}
      data-changed={isChanged || undefined}
    >
      <OrderHead order={order} />
      <ProposalAnswer order={order} actions={actions} />
      {order.status === 'pending' && answerOf(order) && answerLink}
      {order.items.length > 0 && <FirstLines items={order.items} status={order.status} />}
      <ReturnedItems order={order} />
      <footer className={styles.foot}>
        <p className={styles.to}>
          <Icon name="pin" />
          <span>
            <AddressLine of={order} />
            {slot && (
              <>
                <br />
                <bdi>{keepUnits(formatSlot(slot, language))}</bdi>
              </>
            )}
            <br />
            {orders.paid}: <OrderPayment order={order} withoutRefund={order.returned.length > 0} />
            <Off order={order} />
          </span>
        </p>
        <div className={styles.actions}>
          {isDetailsMain && details}
          <ReorderButton order={order} />
          <InvoiceButtons order={order} actions={actions} />
          {!isDetailsMain && details}
        </div>
      </footer>
    </li>
  );
}

/** A line for the coupon: its discount, or that it makes delivery free. */
function Off({ order }: { order: Order }) {
  const language = useLanguage();
  const off = couponLine(order, language);
  if (!off) return null;
  return (
    <>
      <br />
      {off.name} <bdi>{off.code}</bdi>
      {off.amount !== null && (
        <>
          {' · '}
          <Price amount={-off.amount} language={language} />
        </>
      )}
    </>
  );
}
