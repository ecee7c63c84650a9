import type { Language } from '../../contracts/language.ts';
import { isAllReturned } from '../../contracts/order-changes.ts';
import type { Order } from '../../contracts/orders.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { FirstLines } from './first-lines.tsx';
import styles from './returned-items.module.css';

/** What came back of an order, whether that is all of it, and what was refunded. */
export function ReturnedItems({ order }: { order: Order }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { returned } = order;
  if (returned.length === 0) return null;
  return (
    <section className={styles.returned}>
      <p>
        <b>{isAllReturned(order) ? orders.allReturned : orders.returned}</b>
        {refundsOf(order, language).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <FirstLines items={returned} status={order.status} />
    </section>
  );
}

/** What was refunded of an order, and what still is to be. */
export function refundsOf({ payment }: Order, language: Language): string[] {
  const { refund, refunded } = paymentWords[language];
  return [
    ...(payment.refunded > 0 ? [refunded(formatPrice(payment.refunded, language))] : []),
    ...(payment.refund > 0 ? [refund(formatPrice(payment.refund, language))] : []),
  ];
}
