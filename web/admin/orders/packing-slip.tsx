import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { describePayment, methodOf } from '../../../contracts/payment-words.ts';
import { isToldToCustomer } from '../../../contracts/payments.ts';
import { formatPhone } from '../../../contracts/phone.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { addressOf } from '../../orders/address-of.ts';
import { Price } from '../../ui/price.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './packing-slip.module.css';
import { PrintedLines, PrintedSheet } from './printed-sheet.tsx';

/** Packing slip of a parcel: items, address and what is still to be collected; no single prices. */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const { orders: words } = useCustomerWords();
  const { phone, landmark, driver_note } = order.shipping_address;
  return (
    <PrintedSheet
      title={
        <>
          {orders.slipTitle} <bdi dir="ltr">{order.number}</bdi>
        </>
      }
    >
      <p>{formatMoment(order.created_at, language)}</p>
      <p className={styles.to}>
        <b>
          <bdi>{order.customer_name || orders.deletedCustomer}</bdi>
        </b>
        {order.delivery.method === 'pickup' && <span>{words.pickup}</span>}
        <bdi>{addressOf(order)}</bdi>
        {landmark && <bdi>{landmark}</bdi>}
        {driver_note && <bdi>{driver_note}</bdi>}
        {phone && <bdi dir="ltr">{formatPhone(phone)}</bdi>}
      </p>
      <PrintedLines lines={order.items.map((item) => ({ ...item, key: String(item.position) }))} />
      {order.payment.due > 0 ? (
        <p className={styles.collect}>
          <span>
            {orders.toCollect}
            {isToldToCustomer(order) && ` · ${methodOf(order, language)}`}
          </span>
          <b>
            <Price amount={order.payment.due} language={language} />
          </b>
        </p>
      ) : (
        <p>
          <b>{describePayment(order.payment, language)}</b>
        </p>
      )}
    </PrintedSheet>
  );
}
