import { formatDay } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatPhone } from '../../contracts/phone.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { addressOf } from '../orders/address-of.ts';
import { OrderPayment } from '../orders/order-payment.tsx';
import styles from './guest-order.module.css';

/** When it was ordered, where it goes, and what is paid or due. */
export function GuestOrderFacts({ order }: { order: Order }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{orders.date}</dt>
        <dd>{formatDay(order.created_at, language)}</dd>
      </div>
      <div>
        <dt>{orders.phone}</dt>
        <dd>
          <bdi dir="ltr">{formatPhone(order.shipping_address.phone)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{orders.address}</dt>
        <dd>
          <bdi>{order.customer_name}</bdi>
          <br />
          <bdi>{addressOf(order)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{orders.payment}</dt>
        <dd>
          <OrderPayment order={order} />
        </dd>
      </div>
    </dl>
  );
}
