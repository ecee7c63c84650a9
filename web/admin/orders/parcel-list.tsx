import { Link } from 'react-router';
import type { Parcel } from '../../../contracts/admin-orders.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { describePayment, methodOf } from '../../../contracts/payment-words.ts';
import { formatSlot } from '../../../contracts/slot-words.ts';
import { wishWords } from '../../../contracts/wish-words.ts';
import { deliveryContact } from '../../../contracts/wishes.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { AddressLine } from '../../orders/address-line.tsx';
import { TypedText } from '../../orders/typed-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { ChatLink, PhoneLink } from '../../ui/reach.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './parcel-list.module.css';

/** The orders of the day sheet as they are handed over, by their time: where each goes, whom to call, and what is to be collected. */
export function ParcelList({ parcels }: { parcels: Parcel[] }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const timeOf = ({ delivery: { slot } }: Parcel) => (slot ? formatSlot(slot, language) : '');
  const byTime = [...Map.groupBy(parcels, timeOf)];
  const isTimed = byTime.length > 1 || byTime[0]?.[0] !== '';
  return (
    <section className={styles.parcels}>
      <h2>{orders.sheetParcels}</h2>
      {byTime.map(([time, some]) => (
        <div key={time}>
          {isTimed && <h3>{time || orders.change.noSlot}</h3>}
          <ul className={styles.list}>
            {some.map((parcel) => (
              <ParcelRow key={parcel.id} parcel={parcel} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ParcelRow({ parcel }: { parcel: Parcel }) {
  const { customers, orders } = useAdminWords();
  const { orders: words } = useCustomerWords();
  const language = useLanguage();
  const path = usePath();
  const called = deliveryContact(parcel);
  const { delivery, payment, gift } = parcel;
  const { landmark, driver_note } = parcel.shipping_address;
  const to = gift?.name || parcel.customer_name;
  return (
    <li>
      <Link to={path(`/admin/orders/${parcel.number}`)}>
        <bdi dir="ltr">{parcel.number}</bdi>
      </Link>
      <span className={styles.to}>
        <b>
          <bdi>{to || orders.deletedCustomer}</bdi>
        </b>
        <small className="muted">
          {delivery.method === 'pickup' ? orders.pickup : <AddressLine of={parcel} />}
        </small>
        {landmark && (
          <small>
            {words.landmark}: <TypedText>{landmark}</TypedText>
          </small>
        )}
        {driver_note && (
          <small>
            {words.driverNote}: <TypedText>{driver_note}</TypedText>
          </small>
        )}
        {gift?.no_call && <small>{wishWords[language].noCall}</small>}
        {parcel.note && (
          <small>
            {wishWords[language].note}: <bdi>{parcel.note}</bdi>
          </small>
        )}
        {parcel.status === 'shipped' && (
          <small>
            <StatusBadge status="shipped">{nameOfStatus('shipped', delivery.method, language)}</StatusBadge>
          </small>
        )}
        {parcel.is_proposed && <b>{orders.change.waiting}</b>}
        {called.phone && (
          <span className={styles.reach}>
            <small>
              {orders.call}: {called.name !== to && <bdi>{called.name}</bdi>}
            </small>
            <PhoneLink className="link" phone={called.phone} />
            <ChatLink className={`link ${styles.chat}`} phone={called.phone}>
              <Icon name="chat" />
              {customers.whatsapp}
            </ChatLink>
          </span>
        )}
      </span>
      <span className={styles.due}>
        {payment.due > 0 ? (
          <>
            <Price amount={payment.due} language={language} />
            <small className="muted">{methodOf(parcel, language)}</small>
          </>
        ) : (
          describePayment(payment, language)
        )}
      </span>
    </li>
  );
}
