import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Button } from '../ui/button.tsx';
import { OrderChanges } from './order-changes.tsx';
import styles from './order-proposal.module.css';

type OrderProposalProps = {
  order: Order;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** Whether the proposal names the delivery price, without which the order can't continue. */
export const isFeeSuggested = ({ delivery, revision: { proposed } }: Order): boolean =>
  delivery.fee_pending && proposed !== null && !proposed.delivery.fee_pending;

/** The seller's proposal for an order, for the customer to accept or decline; nothing without one. */
export function OrderProposal({ order, isBusy, onAccept, onDecline }: OrderProposalProps) {
  const { changes } = useCustomerWords().orders;
  const { proposed } = order.revision;
  if (!proposed) return null;
  const isFee = isFeeSuggested(order);
  const title = isFee ? changes.feeTitle : changes.title;
  return (
    <section className={styles.proposal} aria-label={title}>
      <h3>{title}</h3>
      <p className="muted">{isFee ? changes.feeText : changes.text}</p>
      <OrderChanges order={order} proposal={proposed} />
      <div className={styles.answers}>
        <Button size="sm" busy={isBusy} onClick={onAccept}>
          {isFee ? changes.acceptFee : changes.accept}
        </Button>
        <Button size="sm" variant="line" disabled={isBusy} onClick={onDecline}>
          {isFee ? changes.otherFee : changes.decline}
        </Button>
      </div>
    </section>
  );
}
