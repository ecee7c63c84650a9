import { Link } from 'react-router';
import type { Stats } from '../../contracts/stats.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { useUnreadCount } from './messages/use-unread-count.ts';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';
import { useCountText } from './use-count-text.ts';

/** A link to the day sheet, with the number of orders to handle, and how many wait for a later day; nothing when it is empty. */
export function DayWork({ sheet: { to_prepare, to_hand_over, later } }: { sheet: Stats['day_sheet'] }) {
  const { overview, orders } = useAdminWords();
  const path = usePath();
  const countText = useCountText();
  if (to_hand_over.total === 0) return null;
  const toPrepare = to_prepare.total > 0 ? countText(to_prepare) : null;
  return (
    <Link className={styles.work} to={path('/admin/orders/day-sheet')}>
      <span>
        <b>{orders.daySheet}</b>
        <span>{overview.work(toPrepare, countText(to_hand_over))}</span>
        {later.total > 0 && <span className="muted">{countText(later, orders.sheetLater)}</span>}
      </span>
      <Icon name="arrow" flip />
    </Link>
  );
}

/** Today's orders, and what is to be done next; live. */
export function Today({ stats: { days, statuses, declined, money, waitlist_ready } }: { stats: Stats }) {
  const { overview, messages } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const countText = useCountText();
  const unread = useUnreadCount();
  const today = days.at(-1);
  const refunds = money.orders_to_refund;
  const counted = [
    [statuses.processing, overview.toShip, '/admin/orders?status=processing'],
    [statuses.shipped, overview.toDeliver, '/admin/orders?status=shipped'],
    [refunds.total, () => countText(refunds, overview.toRefund), '/admin/orders?payment=refund_due'],
    [unread, messages.unread, '/admin/messages?state=unread'],
    [waitlist_ready, overview.toTell, '/admin/products/waiting'],
  ] as const;
  const linesOf = (tasks: readonly (readonly [number, (count: number) => string, string])[]) =>
    tasks.flatMap(([count, say, to]) => (count > 0 ? [[say(count), to] as const] : []));
  const open = [
    ...linesOf([[statuses.pending, overview.pending, '/admin/orders?status=pending']]),
    ...declined.map(({ id, number, is_fee }) => {
      const say = is_fee ? overview.declinedFee : overview.declined;
      return [say(number), `/admin/orders/${id}`] as const;
    }),
    ...linesOf(counted),
  ];
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{overview.today}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{overview.orders}</dt>
          <dd>{today?.orders ?? 0}</dd>
        </div>
        <div>
          <dt>{overview.revenue}</dt>
          <dd>
            <Price amount={today?.revenue ?? 0} language={language} />
          </dd>
        </div>
      </dl>
      {open.length === 0 && <p className="muted">{overview.nothingToDo}</p>}
      <ul className={styles.tasks}>
        {open.map(([task, to]) => (
          <li key={to}>
            <Link to={path(to)}>
              {task}
              <Icon name="arrow" flip />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
