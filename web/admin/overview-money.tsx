import { Link } from 'react-router';
import { sumPrices } from '../../contracts/money.ts';
import { paymentWords } from '../../contracts/payment-words.ts';
import { ledgerMethods } from '../../contracts/payments.ts';
import type { Money } from '../../contracts/stats.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';
import { useCountText } from './use-count-text.ts';

/** Received payments by method, and outstanding sums; empty in a shop that records no payments. */
export function MoneyOverview({ money }: { money: Money }) {
  const { overview } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const countText = useCountText();
  const { outstanding, agreed, refunds_due, delivered_unpaid } = money;
  const isEmpty = Object.values(money.month).every((amount) => amount === 0);
  if (isEmpty && outstanding === 0 && agreed.orders === 0 && refunds_due === 0) return null;
  const ofPeriod = (period: 'today' | 'month') => {
    const taken = ledgerMethods.filter((method) => money[period][method] !== 0);
    return (
      <div>
        <dt>{period === 'today' ? overview.takenToday : overview.takenThisMonth}</dt>
        <dd>
          <Price
            amount={sumPrices(taken.map((method) => ({ price: money[period][method], quantity: 1 })))}
            language={language}
          />
          {taken.map((method) => (
            <small key={method} className={styles.method}>
              {paymentWords[language].ledger[method]}{' '}
              <Price amount={money[period][method]} language={language} />
            </small>
          ))}
        </dd>
      </div>
    );
  };
  return (
    <section className={styles.part}>
      <h2>{overview.money}</h2>
      <p className="muted">{overview.moneyNote}</p>
      <dl className={styles.sums}>
        {ofPeriod('today')}
        {ofPeriod('month')}
        <div>
          <dt>{overview.outstanding}</dt>
          <dd>
            <Price amount={outstanding} language={language} />
          </dd>
        </div>
        <div>
          <dt>{overview.refundsDue}</dt>
          <dd>
            {refunds_due > 0 ? (
              <Link to={path('/admin/orders?payment=refund_due')}>
                <Price amount={refunds_due} language={language} />
              </Link>
            ) : (
              <Price amount={0} language={language} />
            )}
          </dd>
        </div>
      </dl>
      <p className="muted">
        {overview.outstandingNote}
        {agreed.orders > 0 && <> {overview.agreedUnpaid(agreed.orders, formatPrice(agreed.due, language))}</>}
      </p>
      {delivered_unpaid.total > 0 && (
        <Link className="link" to={path('/admin/orders?status=delivered&payment=unpaid')}>
          {overview.deliveredUnpaid(countText(delivered_unpaid, overview.dayOrders))}
        </Link>
      )}
    </section>
  );
}
