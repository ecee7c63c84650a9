import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { feeWords } from '../../../contracts/fee-words.ts';
import { formatPhone } from '../../../contracts/format-phone.ts';
import { deliveryContact } from '../../../contracts/order-preferences.ts';
import { describePayment, methodOf } from '../../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../../contracts/payments.ts';
import { preferenceFacts, preferenceWords } from '../../../contracts/preference-words.ts';
import { formatSlot, slotName } from '../../../contracts/slot-words.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { LineNotes } from '../../orders/line-notes.tsx';
import { Price } from '../../ui/price.tsx';
import { OrderNumber, TypedText } from '../../ui/typed-text.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { OrderAddress } from './order-address.tsx';
import styles from './packing-slip.module.css';
import { PrintedLines, PrintedSheet } from './printed-sheet.tsx';

/**
 * Packing slip of a parcel: items, address, preferences and the sum to collect, without single prices. A gift's card is
 * below it.
 */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const { orders: words } = useCustomerWords();
  const { landmark, driver_note } = order.shipping_address;
  const { gift } = order;
  const to = gift?.name ?? order.customer_name;
  const called = deliveryContact(order);
  return (
    <PrintedSheet
      title={
        <>
          {orders.slipTitle} <OrderNumber>{order.number}</OrderNumber>
        </>
      }
    >
      <p>{formatMoment(order.created_at, language)}</p>
      <p className={styles.to}>
        <b>
          <bdi>{to || orders.deletedCustomer}</bdi>
        </b>
        {order.delivery.method === 'pickup' && <span>{words.pickup}</span>}
        <OrderAddress order={order} />
        {landmark && (
          <span>
            {words.landmark}: <TypedText>{landmark}</TypedText>
          </span>
        )}
        {driver_note && (
          <span>
            {words.driverNote}: <TypedText>{driver_note}</TypedText>
          </span>
        )}
        {called.phone && (
          <span>
            {called.name !== to && (
              <>
                <bdi>{called.name}</bdi> ·{' '}
              </>
            )}
            <bdi dir="ltr">{formatPhone(called.phone)}</bdi>
          </span>
        )}
        {gift?.no_call && <b>{preferenceWords[language].noCall}</b>}
      </p>
      {order.revision.proposed && (
        <p>
          <b>{orders.change.waiting}</b>
        </p>
      )}
      {order.delivery.slot && (
        <p>
          <b>{slotName[language]}:</b> {formatSlot(order.delivery.slot, language)}
        </p>
      )}
      {preferenceFacts({ ...order, gift: null }, language).map(({ name, value }) => (
        <p key={name}>
          <b>{name}:</b> <bdi>{value}</bdi>
        </p>
      ))}
      <PrintedLines
        lines={order.items.map((item) => ({
          ...item,
          key: String(item.position),
          note: <LineNotes item={item} status={order.status} />,
        }))}
      />
      {!gift?.hide_prices && <Payment order={order} />}
      {gift?.card && (
        <p className={styles.card} dir="auto">
          {gift.card}
        </p>
      )}
    </PrintedSheet>
  );
}

/** The sum to collect, or that there is none. */
function Payment({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  const customer = useCustomerWords();
  const language = useLanguage();
  if (order.delivery.fee_pending)
    return (
      <p>
        {customer.orders.fee}: <b>{feeWords[language].pending}</b>
      </p>
    );
  return order.payment.due > 0 ? (
    <p className={styles.collect}>
      <span>
        {isPaymentTracked(order) ? orders.toCollect : orders.slipTotal}
        <br />
        {methodOf(order, language)}
      </span>
      <b>
        <Price amount={order.payment.due} language={language} />
      </b>
    </p>
  ) : (
    <p>
      <b>
        {describePayment(order.payment, language)} · <Price amount={order.total} language={language} />
      </b>
    </p>
  );
}
