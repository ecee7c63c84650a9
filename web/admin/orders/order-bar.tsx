import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isUnderWay, nextStep } from '../../../contracts/order-status-transitions.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isCollected, ledgerMethodOf, WholeSum } from '../payments/record-full-amount.tsx';
import type { OrderLedger } from '../payments/use-ledger.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useResultFocus } from '../use-result-focus.ts';
import styles from './order-bar.module.css';
import type { StatusChange } from './use-status-change.ts';
import { useStepName } from './use-step-name.ts';

type OrderBarProps = {
  order: AdminOrder;
  change: StatusChange;
  ledger: OrderLedger;
  onSetFee: () => void;
  /** Link to WhatsApp, with the message for the order's status, or about a change made since. */
  link: string;
};

/** Whether the next step of an order is its delivery price, which the customer has not been told yet. */
export const needsFee = ({ status, delivery, revision }: AdminOrder): boolean =>
  isUnderWay(status) && Boolean(delivery.fee_pending) && !revision.proposed;

/**
 * On a phone: buttons to call or write to the customer, and the next step: the delivery price, the order's status, or
 * its payment once it is delivered. Empty when there is none of these.
 */
export function OrderBar({ order, change, ledger, onSetFee, link }: OrderBarProps) {
  const { customers, orders } = useAdminWords();
  const nameOfStep = useStepName();
  const row = useResultFocus<HTMLDivElement>(() => document.querySelector<HTMLElement>('main [data-result]'));
  const { phone } = order.shipping_address;
  const next = nextStep(order);
  const isToCollect = isCollected(order, ledger);
  const isToPrice = needsFee(order);
  const isAlone = !next && !isToCollect && !isToPrice;
  if (!phone && isAlone) return null;
  return (
    <BottomBar isMain label={orders.order(order.number)}>
      <div ref={row} className={styles.row}>
        {phone && (
          <div className={styles.actions} data-alone={isAlone || undefined}>
            {/* With large letters the words are hidden. */}
            <ButtonLink variant="line" to={`tel:${phone}`} aria-label={orders.call}>
              <Icon name="phone" />
              <span>{orders.call}</span>
            </ButtonLink>
            <ButtonLink
              variant="whatsapp"
              to={link}
              target="_blank"
              rel="noreferrer"
              aria-label={orders.whatsapp}
            >
              <Icon name="chat" />
              <span>{isAlone ? orders.whatsapp : customers.whatsapp}</span>
            </ButtonLink>
          </div>
        )}
        {isToPrice && (
          <Button block onClick={onSetFee}>
            {orders.setFee}
          </Button>
        )}
        {next && (
          <Button
            block
            variant={order.revision.proposed ? 'line' : 'solid'}
            busy={change.isBusy(order.id)}
            onClick={() => change.want({ order, to: next })}
          >
            {nameOfStep(next, order.delivery.method)}
          </Button>
        )}
        {isToCollect && (
          <WholeSum
            variant="solid"
            ledger={ledger}
            method={ledgerMethodOf(ledger.payment.method)}
            amount={ledger.payment.due}
          />
        )}
      </div>
    </BottomBar>
  );
}
