import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { nextStep } from '../../../contracts/order-steps.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isCollected, ledgerMethodOf, WholeSum } from '../payments/record-full-amount.tsx';
import type { OrderLedger } from '../payments/use-ledger.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './order-bar.module.css';
import type { StatusChange } from './use-status-change.ts';
import { useStepName } from './use-step-name.ts';

type OrderBarProps = {
  order: AdminOrder;
  change: StatusChange;
  ledger: OrderLedger;
  /** To WhatsApp, with the message that fits the order's status. */
  link: string;
};

/** On a phone: to call or write to the customer, and what comes next: the order's status, or its money once it is delivered. Without any of them there is no bar. */
export function OrderBar({ order, change, ledger, link }: OrderBarProps) {
  const { customers, orders } = useAdminWords();
  const nameOfStep = useStepName();
  const { phone } = order.shipping_address;
  const next = nextStep(order);
  const isToCollect = isCollected(order, ledger);
  const isAlone = !next && !isToCollect;
  if (!phone && isAlone) return null;
  return (
    <BottomBar label={orders.order(order.number)}>
      <div className={styles.row}>
        {phone && (
          <div className={styles.actions} data-alone={isAlone || undefined}>
            <ButtonLink variant="line" to={`tel:${phone}`}>
              <Icon name="phone" />
              <span>{orders.call}</span>
            </ButtonLink>
            <ButtonLink
              variant="whatsapp"
              to={link}
              target="_blank"
              rel="noreferrer"
              aria-label={isAlone ? undefined : orders.whatsapp}
            >
              <Icon name="chat" />
              <span>{isAlone ? orders.whatsapp : customers.whatsapp}</span>
            </ButtonLink>
          </div>
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
