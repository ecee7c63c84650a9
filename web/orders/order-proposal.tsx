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

/** The seller's proposal for an order, for its customer to accept or decline; nothing for an order that has none. */
export function OrderProposal({ order, isBusy, onAccept, onDecline }: OrderProposalProps) {
  const { changes } = useCustomerWords().orders;
  const { proposed } = order.revision;
  if (!proposed) return null;
  return (
    <section className={styles.proposal} aria-label={changes.title}>
      <h3>{changes.title}</h3>
      <p className="muted">{changes.text}</p>
      <OrderChanges order={order} proposal={proposed} />
      <div className={styles.answers}>
        <Button size="sm" busy={isBusy} onClick={onAccept}>
          {changes.accept}
        </Button>
        <Button size="sm" variant="line" busy={isBusy} onClick={onDecline}>
          {changes.decline}
        </Button>
      </div>
    </section>
  );
}
