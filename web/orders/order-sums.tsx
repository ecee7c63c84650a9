import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { DeliveryFee, Price } from '../ui/price.tsx';
import styles from './order-sums.module.css';

type OrderSumsProps = {
  order: Pick<Order, 'subtotal' | 'delivery_fee' | 'total'>;
  /** In the place of the screen's own look, for paper. */
  className?: string | undefined;
};

/** What the goods cost, what their delivery costs, and both together. */
export function OrderSums({ order, className = styles.sums }: OrderSumsProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const sums = [
    [orders.subtotal, Price, order.subtotal],
    [orders.fee, DeliveryFee, order.delivery_fee],
    [orders.total, Price, order.total],
  ] as const;
  return (
    <dl className={className}>
      {sums.map(([name, Amount, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount amount={amount} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
