import { couponLine } from '../../contracts/coupon-words.ts';
import { feeWords, hasFeeLine, nameFee } from '../../contracts/fee-words.ts';
import { isFeeAlone } from '../../contracts/order-changes.ts';
import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Price } from '../ui/price.tsx';
import { Fee, feeOf } from './fee.tsx';
import styles from './order-sums.module.css';

type OrderSumsProps = {
  order: Pick<
    Order,
    | 'subtotal'
    | 'discount'
    | 'coupon'
    | 'free_for_stamps'
    | 'delivery_fee'
    | 'total'
    | 'delivery'
    | 'revision'
    | 'items'
    | 'shipping_address'
  >;
  /** Replaces the screen's style, for print. */
  className?: string | undefined;
};

/** The price of the goods, the delivery fee, and the total; with a suggested delivery price, if that is the only change. */
export function OrderSums({ order, className = styles.sums }: OrderSumsProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { proposed } = order.revision;
  const suggested = proposed && isFeeAlone(order, proposed) ? proposed : null;
  const fee = feeOf(suggested ?? order);
  const off = couponLine(order, language);
  return (
    <dl className={className}>
      <div>
        <dt>{orders.subtotal}</dt>
        <dd>
          <Price amount={order.subtotal} language={language} />
        </dd>
      </div>
      {off && (
        <div>
          <dt>
            {off.name}
            {off.amount !== null && (
              <>
                {' '}
                (<bdi>{off.code}</bdi>)
              </>
            )}
          </dt>
          <dd>
            {off.amount === null ? <bdi>{off.code}</bdi> : <Price amount={-off.amount} language={language} />}
          </dd>
        </div>
      )}
      {hasFeeLine(order.delivery.method, fee) && (
        <div>
          <dt>
            {nameFee(
              suggested ? orders.changes.suggestedFee : orders.fee,
              { ...order, delivery_fee: fee },
              language,
            )}
          </dt>
          <dd>
            <Fee amount={fee} language={language} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          {fee === null
            ? feeWords[language].totalWithout
            : suggested
              ? orders.changes.totalIfAccepted
              : orders.total}
        </dt>
        <dd>
          <Price amount={(suggested ?? order).total} language={language} />
        </dd>
      </div>
    </dl>
  );
}
