import type { ReactNode } from 'react';
import { formatPhone } from '../../contracts/format-phone.ts';
import { formatDay } from '../../contracts/language.ts';
import { sumPrices } from '../../contracts/money.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatSize } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { OrderPayment } from '../orders/order-payment.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { Price } from '../ui/price.tsx';
import { PrintedPage } from '../ui/printed-page.tsx';
import { OrderNumber } from '../ui/typed-text.tsx';
import styles from './printed-order.module.css';
import { refundsOf } from './returned-items.tsx';

/**
 * The printed page when an order is open: only that order, black on white. All that was ordered, less what came back,
 * is the subtotal.
 */
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
            <OrderNumber>{order.number}</OrderNumber>
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
          <OrderPayment order={order} withoutRefund={order.returned.length > 0} />
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
          {deliveredLines(order).map((item) => (
            <Line key={`${item.position} ${item.price}`} item={item} amount={sumPrices([item])} />
          ))}
        </tbody>
        {order.returned.length > 0 && (
          <tbody>
            <tr>
              <th colSpan={4} scope="rowgroup">
                <DottedLine parts={[orders.returned, ...refundsOf(order, language)]} />
              </th>
            </tr>
            {order.returned.map((item) => (
              <Line key={item.position} item={item} amount={-sumPrices([item])} />
            ))}
          </tbody>
        )}
      </table>
      <OrderSums order={order} className={styles.sums} />
    </PrintedPage>
  );
}

/** All that was delivered. A line of which some came back, and the rest now costs less, is two: so the sums add up. */
function deliveredLines({ items, returned }: Order): Order['items'] {
  const isSame = (one: Order['items'][number]) => (other: Order['items'][number]) =>
    one.position === other.position && one.price === other.price;
  const kept = items.map((item) => ({
    ...item,
    quantity: item.quantity + (returned.find(isSame(item))?.quantity ?? 0),
  }));
  return [...kept, ...returned.filter((line) => !items.some(isSame(line)))].toSorted(
    (one, other) => one.position - other.position,
  );
}

function Line({ item, amount }: { item: Order['items'][number]; amount: number }) {
  const language = useLanguage();
  return (
    <tr>
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
        <Price amount={amount} language={language} />
      </td>
    </tr>
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
