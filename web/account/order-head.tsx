import { formatDay } from '../../contracts/language.ts';
import { isAllReturned } from '../../contracts/order-changes.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { TotalNote } from '../orders/fee.tsx';
import { OrderProgress } from '../orders/order-progress.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { ReadyDay } from '../orders/ready-day.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { Price } from '../ui/price.tsx';
import { OrderNumber } from '../ui/typed-text.tsx';
import styles from './order-card.module.css';

/** The head of an order's card: date and number, status and total, and its progress while it is under way. */
export function OrderHead({ order }: { order: Order }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const counted = isAllReturned(order) ? order.returned : order.items;
  const count = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className="muted num">
            <DottedLine parts={[formatDay(order.created_at, language), orders.items(count)]} />
          </p>
          <h2 className={styles.number}>
            {orders.order} <OrderNumber>{order.number}</OrderNumber>
          </h2>
        </div>
        <div className={styles.status}>
          <OrderStatusBadge status={order.status} method={order.delivery.method} />
        </div>
        <p className={styles.total}>
          <Price amount={order.total} language={language} />
          <TotalNote order={order} language={language} />
        </p>
      </header>
      {isUnderWay(order.status) && <OrderProgress status={order.status} delivery={order.delivery} />}
      <ReadyDay order={order} />
    </>
  );
}
