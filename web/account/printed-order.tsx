import { Fragment, type ReactNode } from 'react';
import { formatPhone } from '../../contracts/format-phone.ts';
import { directionOf, formatDay } from '../../contracts/language.ts';
import { sumPrices } from '../../contracts/money.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatSize } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { OrderPayment } from '../orders/order-payment.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { Price } from '../ui/price.tsx';
import { PrintedPage } from '../ui/printed-page.tsx';
import styles from './printed-order.module.css';

/** The printed page when an order is open: only that order, black on white. */
export function PrintedOrder({ order }: { order: Order }) {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { orders } = customer;
  const language = useLanguage();
  const { phone } = order.shipping_address;
  return (
    <PrintedPage label={orders.invoiceTitle}>
      <header className={styles.head}>
        <Wordmark label={shell.logo} />
        <div>
          <h1>{orders.invoiceTitle}</h1>
          <p>
            <bdi dir="ltr">{order.number}</bdi>
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact name={orders.customer}>
          <bdi>{order.customer_name}</bdi>
        </Fact>
        <Fact name={orders.date}>{formatDay(order.created_at, language)}</Fact>
        <Fact name={order.delivery.method === 'pickup' ? orders.pickup : orders.address}>
          <AddressLine of={order} />
        </Fact>
        <Fact name={orders.status}>
          <bdi>{nameOfStatus(order.status, order.delivery.method, language)}</bdi>
        </Fact>
        {phone && (
          <Fact name={orders.phone}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </Fact>
        )}
        <Fact name={orders.payment}>
          <OrderPayment order={order} />
        </Fact>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{orders.product}</th>
            <th>{orders.quantity}</th>
            <th>{orders.price}</th>
            <th>{orders.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.position}>
              <td>
                <bdi>{item.name[language]}</bdi>
                {item.weight && (
                  <>
                    {' '}
                    · <bdi>{formatSize(item.weight, language)}</bdi>
                  </>
                )}
              </td>
              <td>{item.quantity}</td>
              <td>
                <Price amount={item.price} language={language} />
              </td>
              <td>
                <Price amount={sumPrices([item])} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.returned.length > 0 && (
        <p>
          {orders.returned}:{' '}
          {order.returned.map(({ position, quantity, name }, place) => (
            <Fragment key={position}>
              {place > 0 && ' · '}
              <bdi dir={directionOf(language)}>
                {quantity} × <bdi>{name[language]}</bdi>
              </bdi>
            </Fragment>
          ))}
        </p>
      )}
      <OrderSums order={order} className={styles.sums} />
    </PrintedPage>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
