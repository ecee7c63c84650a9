import { useEffect, useRef } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isUnderWay, nextStep } from '../../../contracts/order-status-transitions.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { orderStatuses } from '../../../contracts/orders.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderProgress } from '../../orders/order-progress.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import { CancelReasonText } from './cancel-reason-field.tsx';
import { needsFee } from './order-bar.tsx';
import styles from './status-control.module.css';
import { StatusQuestion } from './status-question.tsx';
import type { StatusChange } from './use-status-change.ts';
import { useStepName } from './use-step-name.ts';

type StatusControlProps = { order: AdminOrder; change: StatusChange; onSetFee: () => void };

/**
 * The primary button for the missing delivery price or the next status (on a phone it is in the bar at the foot), with
 * the other statuses below it. A closed order only has these.
 */
export function StatusControl({ order, change, onSetFee }: StatusControlProps) {
  const { orders } = useAdminWords();
  const nameOfStep = useStepName();
  const language = useLanguage();
  const next = nextStep(order);
  const isPriced = !order.delivery.fee_pending;
  const isBusy = change.isBusy(order.id);
  const isOpen = isUnderWay(order.status);
  const others = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another status is set, the choice is made.
  useEffect(() => others.current?.removeAttribute('open'), [order.status]);
  return (
    <section className={isOpen ? card.card : styles.ended} aria-label={orders.status}>
      {isOpen && <OrderProgress status={order.status} delivery={order.delivery} />}
      {next && (
        <div className={styles.next}>
          <Button
            block
            variant={order.revision.proposed ? 'line' : 'solid'}
            busy={isBusy}
            onClick={() => change.want({ order, to: next })}
          >
            {nameOfStep(next, order.delivery.method)}
          </Button>
        </div>
      )}
      {needsFee(order) && (
        <div className={styles.next}>
          <Button block onClick={onSetFee}>
            {orders.setFee}
          </Button>
        </div>
      )}
      {order.cancel_reason && (
        <p className={styles.reason}>
          {orders.cancelReason.label}: <CancelReasonText reason={order.cancel_reason} />
        </p>
      )}
      {!isPriced && order.status === 'pending' && <p>{orders.feePending}</p>}
      <details ref={others} className={`${card.fold} ${styles.others}`}>
        <summary>{orders.otherStatus}</summary>
        <div>
          {orderStatuses
            .filter((status) => status !== order.status && status !== next)
            .filter((status) => isPriced || status === 'pending' || status === 'cancelled')
            .map((to) => (
              <Button
                key={to}
                size="sm"
                variant={to === 'cancelled' ? 'bad' : 'line'}
                busy={isBusy}
                onClick={() => change.want({ order, to })}
              >
                {nameOfStatus(to, order.delivery.method, language)}
              </Button>
            ))}
        </div>
      </details>
      <StatusQuestion change={change} />
    </section>
  );
}
