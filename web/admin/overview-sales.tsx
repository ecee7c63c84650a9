import { useState } from 'react';
import { Link } from 'react-router';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { orderStatuses } from '../../contracts/orders.ts';
import { type Stats, statsDays } from '../../contracts/stats.ts';
import { isPhone } from '../browser/is-phone.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import card from './card.module.css';
import { DayChart } from './chart.tsx';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';

const periods = ['1', '7', '30'] as const;
type Period = (typeof periods)[number];

type Sums = Pick<Stats, 'orders' | 'revenue'>;

const sumOf = (days: Sums[]): Sums => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: fromQirsh(days.reduce((sum, { revenue }) => sum + toQirsh(revenue), 0)),
});

/** Sales of today, of a week or of thirty days, each compared with the preceding period. */
export function SalesOverview({ stats }: { stats: Stats }) {
  const { overview } = useAdminWords();
  const language = useLanguage();
  const [period, setPeriod] = useState<Period>('30');
  const days = Number(period);
  const shown = sumOf(stats.days.slice(-days));
  const before = days === statsDays ? stats.earlier : sumOf(stats.days.slice(-2 * days, -days));
  const average = shown.orders === 0 ? 0 : fromQirsh(Math.round(toQirsh(shown.revenue) / shown.orders));
  return (
    <>
      <section className={styles.part}>
        <h2>{overview.sales}</h2>
        <Segmented
          label={overview.sales}
          value={period}
          onValueChange={setPeriod}
          options={periods.map((value) => ({ value, label: overview.periods[value] }))}
        />
        <dl className={styles.sums}>
          <div>
            <dt>{overview.revenue}</dt>
            <dd>
              <Price amount={shown.revenue} language={language} />
            </dd>
          </div>
          <div>
            <dt>{overview.orders}</dt>
            <dd>{shown.orders}</dd>
          </div>
          <div>
            <dt>{overview.average}</dt>
            <dd>
              <Price amount={average} language={language} />
            </dd>
          </div>
        </dl>
        <p className="muted" role="status">
          {overview.before[period](formatPrice(before.revenue, language), overview.dayOrders(before.orders))}{' '}
          {overview.revenueNote}
        </p>
      </section>
      <LastDays stats={stats} />
    </>
  );
}

/** Orders and revenue of the last days, as charts and as tables. */
function LastDays({ stats }: { stats: Stats }) {
  const { overview } = useAdminWords();
  const language = useLanguage();
  // On a phone the charts would take three screens between the figures and the lists.
  const [areChartsOpen] = useState(() => !isPhone());
  const days = (value: 'orders' | 'revenue') =>
    stats.days.map((one) => ({ day: one.day, value: one[value] }));
  return (
    <section className={styles.part}>
      <h2>{overview.period(statsDays)}</h2>
      <p className="muted">
        {overview.newCustomers}: {stats.new_customers}
      </p>
      <details className={card.fold} open={areChartsOpen}>
        <summary>{overview.charts}</summary>
        <div className={styles.pair}>
          <DayChart
            title={overview.revenueByDay}
            valueTitle={overview.revenue}
            days={days('revenue')}
            describe={(value) => formatPrice(value, language)}
          />
          <DayChart
            title={overview.ordersByDay}
            valueTitle={overview.orders}
            days={days('orders')}
            describe={overview.dayOrders}
            drawn="line"
          />
        </div>
      </details>
      <div className={styles.pair}>
        <Statuses statuses={stats.statuses} />
        <BestSellers products={stats.best_sellers} />
        {stats.areas.length > 0 && <Areas areas={stats.areas} />}
      </div>
    </section>
  );
}

function Statuses({ statuses }: { statuses: Stats['statuses'] }) {
  const { overview, orders } = useAdminWords();
  const path = usePath();
  const max = Math.max(1, ...Object.values(statuses));
  return (
    <section className={card.card}>
      <h3>{overview.statuses}</h3>
      <ul className={styles.statuses}>
        {orderStatuses.map((status) => (
          <li key={status}>
            <Link to={path(`/admin/orders?status=${status}`)}>
              <StatusBadge status={status}>{orders.statuses[status]}</StatusBadge>
              <b>{statuses[status]}</b>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(statuses[status] / max) * 100}%` }}
                data-status={status}
                hidden={statuses[status] === 0}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestSellers({ products }: { products: Stats['best_sellers'] }) {
  const { overview } = useAdminWords();
  const language = useLanguage();
  const max = products[0]?.quantity ?? 1;
  return (
    <section className={card.card}>
      <h3>{overview.bestSellers}</h3>
      {products.length === 0 ? (
        <p className="muted">{overview.bestSellersNone}</p>
      ) : (
        <table className={styles.sellers}>
          <thead>
            <tr>
              <th scope="col">{overview.product}</th>
              <th scope="col">{overview.quantity}</th>
              <th scope="col">{overview.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product_id: id, name, quantity, revenue }) => (
              <tr key={id ?? name.en}>
                <th scope="row">
                  <bdi>{name[language]}</bdi>
                  <span className={styles.bar} style={{ inlineSize: `${(quantity / max) * 100}%` }} />
                </th>
                <td>{quantity}</td>
                <td>
                  <Price amount={revenue} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The delivery areas of the orders, each with a link to them. */
function Areas({ areas }: { areas: Stats['areas'] }) {
  const { overview } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const max = areas[0]?.orders ?? 1;
  return (
    <section className={card.card}>
      <h3>{overview.areas}</h3>
      <table className={styles.sellers}>
        <thead>
          <tr>
            <th scope="col">{overview.area}</th>
            <th scope="col">{overview.orders}</th>
            <th scope="col">{overview.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ id, name, orders, cancelled, revenue }) => (
            <tr key={id ?? name.en}>
              <th scope="row">
                <Link
                  to={path(
                    `/admin/orders?${new URLSearchParams({ ...(id ? { area: id } : { q: name[language] }), period: 'month' })}`,
                  )}
                >
                  <bdi>{name[language]}</bdi>
                </Link>
                <span className={styles.bar} style={{ inlineSize: `${(orders / max) * 100}%` }} />
              </th>
              <td>
                {orders}
                {cancelled > 0 && (
                  <small className={`muted ${styles.cancelled}`}>{overview.andCancelled(cancelled)}</small>
                )}
              </td>
              <td>
                <Price amount={revenue} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
