import { feeWords } from '../../contracts/fee-words.ts';
import type { Language } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { DeliveryFee } from '../ui/price.tsx';
import styles from './order-sums.module.css';

type Charged = Pick<Order, 'delivery_fee'> & { delivery: Pick<Order['delivery'], 'fee_pending'> };

/** JD; null where the seller has yet to name it. */
export const feeOf = ({ delivery_fee, delivery }: Charged): number | null =>
  delivery.fee_pending ? null : delivery_fee;

/** The delivery fee, or that it is named later or depends on an area or country that is not chosen yet. */
export function Fee({
  amount,
  language,
}: {
  amount: number | null | 'by_area' | 'by_country';
  language: Language;
}) {
  if (amount === 'by_area') return feeWords[language].byArea;
  if (amount === 'by_country') return feeWords[language].byCountry;
  return amount === null ? feeWords[language].pending : <DeliveryFee amount={amount} language={language} />;
}

/** Below a total without a label: says that delivery is not included. */
export function TotalNote({ order, language }: { order: Charged; language: Language }) {
  return (
    order.delivery.fee_pending && (
      <small className={`muted ${styles.note}`}>{feeWords[language].totalWithout}</small>
    )
  );
}
