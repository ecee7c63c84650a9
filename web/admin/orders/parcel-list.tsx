import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Parcel } from '../../../contracts/admin-orders.ts';
import type { Language } from '../../../contracts/language.ts';
import { navigationLink } from '../../../contracts/map-link.ts';
import { deliveryContact } from '../../../contracts/order-preferences.ts';
import { nextStep } from '../../../contracts/order-status-transitions.ts';
import { describePayment, methodOf, paymentWords } from '../../../contracts/payment-words.ts';
import { preferenceWords } from '../../../contracts/preference-words.ts';
import { formatSlot } from '../../../contracts/slot-words.ts';
import { sumDue } from '../../../contracts/sum-due.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { AddressLine } from '../../orders/address-line.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { NamedParts } from '../../orders/parts-line.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { ChatLink, NewTab, PhoneLink } from '../../ui/contact-links.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { OrderNumber, TypedText } from '../../ui/typed-text.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { mapSearchLink } from './map-search-link.ts';
import { NextStepButton } from './next-step-button.tsx';
import { OrderPlace } from './order-row.tsx';
import styles from './parcel-list.module.css';
import type { StatusChange } from './use-status-change.ts';

type ParcelListProps = {
  parcels: Parcel[];
  /** The target of links to the list. */
  id?: string;
  /** On screen: changes the status of an order. */
  change?: StatusChange;
};

/** The orders of the day sheet to hand over, by time: goods, address, contact, and the sum to collect. */
export function ParcelList({ parcels, id, change }: ParcelListProps) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const timeOf = ({ delivery: { slot } }: Parcel) => (slot ? formatSlot(slot, language) : '');
  const byTime = [...Map.groupBy(parcels, timeOf)];
  const isTimed = byTime.length > 1 || byTime[0]?.[0] !== '';
  return (
    <section className={styles.parcels} id={id} tabIndex={id ? -1 : undefined}>
      <h2>{orders.sheetParcels}</h2>
      {byTime.map(([time, some]) => (
        <div key={time}>
          {isTimed && (
            <div className={styles.time}>
              <h3>{time || orders.change.noSlot}</h3>
              <ToCollect parcels={some} />
            </div>
          )}
          <ul className={styles.list}>
            {some.map((parcel) => (
              <ParcelRow key={parcel.id} parcel={parcel} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The sum that is not paid yet for these orders. */
function ToCollect({ parcels }: { parcels: Parcel[] }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const { due, count } = sumDue(parcels);
  return due > 0 && <p>{orders.sheetCollect(formatPrice(due, language), count)}</p>;
}

function ParcelRow({ parcel, change }: { parcel: Parcel; change: StatusChange | undefined }) {
  const { orders } = useAdminWords();
  const { orders: words } = useCustomerWords();
  const language = useLanguage();
  const path = usePath();
  const { delivery, gift } = parcel;
  const { phone } = deliveryContact(parcel);
  const { landmark, driver_note } = parcel.shipping_address;
  const to = gift?.name || parcel.customer_name;
  const [chosen, setFolded] = useState<boolean>();
  // Once it is under way, the contact is one tap away.
  const isFolded = change !== undefined && (chosen ?? parcel.status !== 'shipped');
  return (
    <li data-folded={isFolded || undefined}>
      <Link to={path(`/admin/orders/${parcel.number}`)}>
        <OrderNumber>{parcel.number}</OrderNumber>
      </Link>
      <span className={styles.to}>
        <span>
          <b>
            <bdi>{to || orders.deletedCustomer}</bdi>
          </b>
          {change && (
            <small className={`muted ${styles.place}`}>
              <OrderPlace order={parcel} />
            </small>
          )}
        </span>
        {change && (
          <ParcelStep parcel={parcel} change={change}>
            {phone && (
              <ButtonLink
                size="sm"
                variant="line"
                to={`tel:${phone}`}
                aria-label={orders.sheetCall(parcel.number)}
              >
                <Icon name="phone" />
              </ButtonLink>
            )}
            <IconButton
              label={orders.sheetDetails(parcel.number)}
              variant="line"
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              <Icon name="chevron" />
            </IconButton>
          </ParcelStep>
        )}
        <small className={styles.fold}>
          <NamedParts parts={parcel.items} />
        </small>
        <small className={`muted ${styles.fold}`}>
          {delivery.method === 'pickup' ? orders.pickup : <AddressLine of={parcel} />}
        </small>
        {landmark && (
          <small className={styles.fold}>
            {words.landmark}: <TypedText>{landmark}</TypedText>
          </small>
        )}
        {driver_note && (
          <small className={styles.fold}>
            {words.driverNote}: <TypedText>{driver_note}</TypedText>
          </small>
        )}
        {gift?.no_call && <small>{preferenceWords[language].noCall}</small>}
        {parcel.note && (
          <small>
            {preferenceWords[language].note}: <TypedText>{parcel.note}</TypedText>
          </small>
        )}
        {!change && parcel.status === 'shipped' && (
          <small>
            <OrderStatusBadge status="shipped" method={delivery.method} />
          </small>
        )}
        {parcel.is_proposed && <b>{orders.change.waiting}</b>}
        <ParcelReach parcel={parcel} to={to} hasMap={change !== undefined} />
      </span>
      <ParcelDue parcel={parcel} />
    </li>
  );
}

type ParcelReachProps = {
  parcel: Parcel;
  /** The name that the row already shows. */
  to: string;
  hasMap: boolean;
};

/** The contact of a parcel, and the map link. */
function ParcelReach({ parcel, to, hasMap }: ParcelReachProps) {
  const { customers, orders } = useAdminWords();
  const called = deliveryContact(parcel);
  return (
    <span className={`${styles.reach} ${styles.fold}`}>
      {called.phone && (
        <>
          <small>
            {orders.call}: {called.name !== to && <bdi>{called.name}</bdi>}
          </small>
          <PhoneLink className="link" phone={called.phone} />
        </>
      )}
      <span className={styles.onScreen}>
        {called.phone && (
          <ChatLink className="link" phone={called.phone}>
            <Icon name="chat" />
            {customers.whatsapp}
          </ChatLink>
        )}
        {hasMap && <MapLink parcel={parcel} />}
      </span>
    </span>
  );
}

/** The sum to collect for a parcel, and how; or how it is paid. */
function ParcelDue({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const { payment } = parcel;
  return (
    <span className={styles.due}>
      {payment.due > 0 ? (
        <>
          <Price amount={payment.due} language={language} />
          <small className="muted">
            <DottedLine parts={howToCollect(parcel, language)} />
          </small>
        </>
      ) : (
        describePayment(payment, language)
      )}
    </span>
  );
}

/** `Part paid · CliQ`; for payment as agreed in the chat only that, until something was paid. */
function howToCollect(parcel: Parcel, language: Language) {
  const { state, paid, refunded, method } = parcel.payment;
  const isBegun = paid > 0 || refunded > 0;
  return [
    isBegun && paymentWords[language].states[state],
    (!isBegun || method !== 'chat') && methodOf(parcel, language),
  ];
}

/** Links to the pin if there is one, else to a map search for the address. */
function MapLink({ parcel }: { parcel: Parcel }) {
  const { orders } = useAdminWords();
  const { orders: words } = useCustomerWords();
  const { latitude, longitude, street } = parcel.shipping_address;
  if (parcel.delivery.method === 'pickup') return null;
  const pin = latitude !== null && longitude !== null && { latitude, longitude };
  if (!pin && !street) return null;
  return (
    <a
      className="link"
      href={pin ? navigationLink(pin) : mapSearchLink(parcel)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="pin" />
      {pin ? words.navigate : orders.map}
      <NewTab />
    </a>
  );
}

type ParcelStepProps = { parcel: Parcel; change: StatusChange; children: ReactNode };

/** The present status of the order, the toggle for its address and phone, and the button for its next status. */
function ParcelStep({ parcel, change, children }: ParcelStepProps) {
  const next = nextStep(parcel);
  const order = { ...parcel, revision: { proposed: parcel.is_proposed } };
  return (
    <span className={styles.step}>
      <OrderStatusBadge status={parcel.status} method={parcel.delivery.method} />
      <span className={styles.unfold}>{children}</span>
      {next && (
        <NextStepButton
          order={order}
          next={next}
          isBusy={change.isBusy(parcel.id)}
          onStep={(to) => change.want({ order, to })}
        />
      )}
    </span>
  );
}
