import type { ReactNode } from 'react';
import { formatPhone } from '../../contracts/format-phone.ts';
import { formatDay } from '../../contracts/language.ts';
import { isFeeAlone } from '../../contracts/order-changes.ts';
import { answerOf } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { DriverDetails } from '../orders/driver-details.tsx';
import { OrderPayment } from '../orders/order-payment.tsx';
import { OrderPreferenceList } from '../orders/order-preference-list.tsx';
import styles from './order-facts.module.css';
import { WhatChanged } from './what-changed.tsx';

/** The date, address and payment of an order; `children` follow the date. */
export function OrderFacts({ order, children }: { order: Order; children?: ReactNode }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { phone } = order.shipping_address;
  const { changed, declined } = order.revision;
  const answer = answerOf(order);
  const isPickup = order.delivery.method === 'pickup';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{orders.date}</dt>
        <dd>{formatDay(order.created_at, language)}</dd>
      </div>
      {children}
      {/* The answer replaces the suggestion in its place. */}
      {changed && answer !== 'accepted' && (
        <div className={styles.wide}>
          <dt>{orders.changes[isFee(changed) ? 'feeOn' : 'changedOn']}</dt>
          <dd>
            {(changed.agreed ? orders.changes.withYou : orders.changes.byShop)(
              formatDay(changed.at, language),
            )}
            <WhatChanged title={orders.changes.what} of={changed} />
          </dd>
        </div>
      )}
      {declined && answer !== 'declined' && (
        <div className={styles.wide}>
          <dt>{orders.changes[isFee(declined) ? 'declinedFeeOn' : 'declinedOn']}</dt>
          <dd>
            {orders.changes.declinedByYou(formatDay(declined.at, language))}
            <WhatChanged title={orders.changes.declinedWhat} of={declined} />
          </dd>
        </div>
      )}
      {isPickup && (
        <div>
          <dt>{orders.customer}</dt>
          <dd>
            <bdi>{order.customer_name}</bdi>
          </dd>
        </div>
      )}
      <div className={styles.wide}>
        <dt>{isPickup ? orders.pickup : orders.address}</dt>
        <dd>
          {!isPickup && (
            <>
              <bdi>{order.customer_name}</bdi>
              <br />
            </>
          )}
          <AddressLine of={order} />
        </dd>
      </div>
      <DriverDetails order={order} className={styles.row} />
      <OrderPreferenceList order={order} />
      {phone && (
        <div>
          <dt>{orders.phone}</dt>
          <dd>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{orders.payment}</dt>
        <dd>
          <OrderPayment order={order} withoutRefund={order.returned.length > 0} />
        </dd>
      </div>
    </dl>
  );
}

type Change = Pick<NonNullable<Order['revision']['declined']>, 'before' | 'after'>;

const isFee = ({ before, after }: Change): boolean => isFeeAlone(before, after);
