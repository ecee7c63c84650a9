import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { nextStep } from '../../../contracts/order-steps.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './order-bar.module.css';
import type { StatusChange } from './use-status-change.ts';
import { useStatusMessage } from './use-status-message.ts';
import { useStepName } from './use-step-name.ts';

/** On a phone: to call or write to the customer, and the order's next status. Without any of them there is no bar. */
export function OrderBar({ order, change }: { order: AdminOrder; change: StatusChange }) {
  const { customers, orders } = useAdminWords();
  const nameOfStep = useStepName();
  const { link } = useStatusMessage(order);
  const { phone } = order.shipping_address;
  const next = nextStep(order);
  if (!phone && !next) return null;
  return (
    <BottomBar label={orders.order(order.number)}>
      <div className={styles.row}>
        {phone && (
          <div className={styles.actions} data-alone={!next || undefined}>
            <ButtonLink variant="line" to={`tel:${phone}`}>
              <Icon name="phone" />
              <span>{orders.call}</span>
            </ButtonLink>
            <ButtonLink
              variant="whatsapp"
              to={link}
              target="_blank"
              rel="noreferrer"
              aria-label={next ? orders.whatsapp : undefined}
            >
              <Icon name="chat" />
              <span>{next ? customers.whatsapp : orders.whatsapp}</span>
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
      </div>
    </BottomBar>
  );
}
