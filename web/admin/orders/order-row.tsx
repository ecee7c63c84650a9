import { Link } from 'react-router';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { formatTimeOf } from '../../../contracts/clock-words.ts';
import type { OrderedSlot } from '../../../contracts/delivery-times.ts';
import { feeWords } from '../../../contracts/fee-words.ts';
import { formatDay, type Language } from '../../../contracts/language.ts';
import { isFeeAnswered } from '../../../contracts/order-changes.ts';
import { answerOf } from '../../../contracts/order-revisions.ts';
import { nextStep } from '../../../contracts/order-status-transitions.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { nameOfState } from '../../../contracts/payment-words.ts';
import { lastReadyOn, readyOn } from '../../../contracts/ready-day.ts';
import { formatSlot, formatSlotBriefly, slotName } from '../../../contracts/slot-words.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { cityIn } from '../../orders/address-of.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { OrderNumber } from '../../ui/typed-text.tsx';
import { Age } from '../age.tsx';
import { SelectRow } from '../bulk/select-row.tsx';
import { fromList } from '../list-address.ts';
import { useAdminWords } from '../use-admin-words.ts';
import type { OrderSelection } from './bulk-orders.tsx';
import { isPaymentStateShown } from './is-payment-state-shown.ts';
import { markSeen, useNewOrders } from './new-orders.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './order-row.module.css';
import { formatDayBriefly, formatSlotStart } from './slot-start.ts';

type OrderRowProps = {
  order: AdminOrder;
  isBusy: boolean;
  onStep: (to: OrderStatus) => void;
  selection: OrderSelection;
};

/** An order in the list. The whole row except its button links to the order. */
export function OrderRow({ order, isBusy, onStep, selection }: OrderRowProps) {
  const customer = useCustomerWords();
  const { orders } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const isNew = useNewOrders(({ ids }) => ids.includes(order.id));
  const next = nextStep(order);
  const pieces = customer.orders.items(order.items.reduce((sum, { quantity }) => sum + quantity, 0));
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link
            to={path(`/admin/orders/${order.number}`)}
            state={fromList}
            onClick={() => markSeen(order.id)}
          >
            <OrderNumber>{order.number}</OrderNumber>
          </Link>
          {isNew && <span className={styles.new}>{orders.isNew}</span>}
        </h2>
        <span className={`muted ${styles.age}`}>
          <Age at={order.created_at} isBrief />
        </span>
        <p className={`muted num ${styles.moment}`}>
          {listedMoment(order.created_at, language, orders.periods.today)}
        </p>
      </div>
      <div className={styles.who}>
        <b>
          <CustomerName order={order} />
        </b>
        <p className="muted">
          <OrderPlace order={order} />
          <span className={styles.notes}>
            {order.guest && <span className={`${styles.note} ${styles.guest}`}>{orders.guest}</span>}
            <RowNote order={order} pieces={pieces} />
          </span>
        </p>
      </div>
      <div className={styles.status}>
        <div className={styles.state}>
          <OrderStatusBadge status={order.status} method={order.delivery.method} />
          {next && order.delivery.slot && <Due slot={order.delivery.slot} />}
        </div>
        {order.status === 'pending' && <WhatsappNote order={order} />}
      </div>
      <div className={styles.sum}>
        <b>
          <Price amount={order.total} language={language} />
        </b>
        {order.delivery.fee_pending && (
          <small className={`muted ${styles.without}`}>
            <span className={styles.brief} aria-hidden="true">
              {orders.plusDelivery}
            </span>
            <span className={styles.whole}>{feeWords[language].totalWithout}</span>
          </small>
        )}
        <p className={`muted num ${styles.count}`}>{pieces}</p>
        {isPaymentStateShown(order) && (
          <p className={`muted ${styles.payment}`}>{nameOfState(order.payment, language)}</p>
        )}
      </div>
      <div className={styles.step} data-selecting={selection.hasBoxes || undefined}>
        {selection.hasBoxes && (
          <SelectRow
            name={order.number}
            isChosen={selection.has(order.id)}
            onToggle={() => selection.toggle(order)}
          />
        )}
        {next && !selection.hasBoxes && (
          <NextStepButton block order={order} next={next} isBusy={isBusy} onStep={onStep} />
        )}
      </div>
    </li>
  );
}

/** On a phone a row has room for one note: a pending or declined proposal, the payment, or else the number of pieces. */
function RowNote({ order, pieces }: { order: AdminOrder; pieces: string }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  if (order.revision.proposed) return <span className={styles.note}>{orders.change.waitingShort}</span>;
  if (answerOf(order) === 'declined')
    return (
      <span className={styles.note}>
        {isFeeAnswered(order.revision, 'declined')
          ? orders.change.declinedFeeShort
          : orders.change.declinedShort}
      </span>
    );
  const ahead = nextStep(order) && dayToWaitFor(order);
  if (ahead)
    return (
      <span className={styles.note}>
        <span className={styles.brief} aria-hidden="true">
          {orders.readyBriefly(formatDayBriefly(ahead))}
        </span>
        <span className={styles.whole}>{readyOn(ahead, language)}</span>
      </span>
    );
  if (!isPaymentStateShown(order)) return <span className={`${styles.note} ${styles.pieces}`}>{pieces}</span>;
  return <span className={`${styles.note} ${styles.paid}`}>{nameOfState(order.payment, language)}</span>;
}

/** The slot of an order: on a phone its day, or for today only its hour, which fits above the button. */
function Due({ slot }: { slot: OrderedSlot }) {
  const language = useLanguage();
  return (
    <p className={`num ${styles.due}`} title={formatSlot(slot, language)}>
      <span className={styles.start} aria-hidden="true">
        {formatSlotStart(slot, language)}
      </span>
      <span className={styles.slot}>
        <span className="visually-hidden">{slotName[language]}: </span>
        {formatSlotBriefly(slot, language)}
      </span>
    </p>
  );
}

/** The future day from which all of an order's goods are ready; null for none. */
function dayToWaitFor({ items }: AdminOrder): string | null {
  const day = lastReadyOn(items);
  return day && day > dayInAmman() ? day : null;
}

type OrderPlaceProps = { order: Pick<AdminOrder, 'delivery' | 'shipping_address'> };

/** The area or the city; abroad the country; for a pickup order, that it is picked up. */
export function OrderPlace({ order: { delivery, shipping_address } }: OrderPlaceProps) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const named =
    (delivery.country ?? delivery.area)?.name[language] ?? cityIn(language, shipping_address.city);
  return <bdi>{delivery.method === 'pickup' ? orders.pickup : named}</bdi>;
}

/** `Today, 2:05 PM`, or with the date for other days. Amman's time. */
function listedMoment(iso: string, language: Language, today: string): string {
  const date = formatDay(iso, language);
  const isToday = date === formatDay(new Date().toISOString(), language);
  return `${isToday ? today : date}${language === 'ar' ? '،' : ','} ${formatTimeOf(iso, language)}`;
}

/** Orders of a deleted customer are anonymised and have no name. */
export function CustomerName({ order }: { order: Pick<AdminOrder, 'customer_id' | 'customer_name'> }) {
  const { orders } = useAdminWords();
  if (order.customer_id === null && order.customer_name === '')
    return <span className="muted">{orders.deletedCustomer}</span>;
  return <bdi>{order.customer_name}</bdi>;
}

/** Whether the customer pressed the order's link to WhatsApp. The shop cannot know what was sent there. */
export function WhatsappNote({ order }: { order: Pick<AdminOrder, 'whatsapp_opened_at'> }) {
  const { orders } = useAdminWords();
  const isOpened = order.whatsapp_opened_at !== null;
  return (
    <p className={styles.whatsapp} data-opened={isOpened || undefined}>
      <Icon name="chat" />
      <span>{isOpened ? orders.whatsappOpened : orders.whatsappNotOpened}</span>
    </p>
  );
}
