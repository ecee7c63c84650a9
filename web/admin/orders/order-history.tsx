import type { getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './order-history.module.css';

/** Status history of an order, the latest first. */
export function OrderHistory({ order }: { order: AnswerOf<typeof getAdminOrder> }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  return (
    <ol className={styles.history}>
      {order.history.toReversed().map(({ after, at, by }) => {
        // A private link can cancel and nothing else.
        const withoutName = after === 'cancelled' ? orders.byLinkOrDeleted : orders.byDeleted;
        return (
          <li key={at}>
            <OrderStatusBadge status={after} />
            <p>
              {by ? orders.by(by.name) : withoutName}
              <small className="muted num">{formatMoment(at, language)}</small>
            </p>
          </li>
        );
      })}
      <li>
        <p>
          <b>{orders.placed}</b>
          <small className="muted num">{formatMoment(order.created_at, language)}</small>
        </p>
      </li>
    </ol>
  );
}
