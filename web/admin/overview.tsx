import { Link } from 'react-router';
import { formatDay } from '../../contracts/language.ts';
import { getStats, type Stats } from '../../contracts/stats.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { useFetched } from '../session/use-fetched.ts';
import { Alert } from '../ui/alert.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { CilkaMark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
import { UnansweredClaims } from './claims/unanswered-claims.tsx';
import { areasQuery } from './delivery/area-queries.ts';
import { DeliveryFee } from './delivery-fee.tsx';
import { liveOrders } from './orders/order-stream.ts';
import styles from './overview.module.css';
import { MoneyOverview } from './overview-money.tsx';
import { Paused } from './overview-paused.tsx';
import { ProductAlerts } from './overview-product-alerts.tsx';
import { SalesOverview } from './overview-sales.tsx';
import { DayWork, Today } from './overview-today.tsx';
import { PageTitle } from './page-title.tsx';
import { Waiting } from './pending.tsx';
import { useAdminWords } from './use-admin-words.ts';

export default function Overview() {
  const { shell } = useWords();
  const language = useLanguage();
  const admin = useAdminWords();
  const loaded = useFetched({
    queryKey: [...liveOrders, 'stats'],
    queryFn: ({ signal }) => call(getStats, {}, { signal }),
  });
  const { data: stats } = loaded;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(admin.title)} />
      <PageTitle title={admin.overview.heading} />
      {loaded.isPending && <Waiting>{shell.loading}</Waiting>}
      {loaded.isError && !stats && (
        <LoadFailed retryLabel={admin.retry} onRetry={() => void loaded.refetch()}>
          {admin.overview.failed}
        </LoadFailed>
      )}
      {stats?.backups_failing_since && (
        <div className={styles.notice}>
          <Alert>{admin.overview.backupsFail(formatDay(stats.backups_failing_since, language))}</Alert>
        </div>
      )}
      {stats && <Paused paused={stats.paused} />}
      {stats && <DayWork sheet={stats.day_sheet} />}
      {stats && <Today stats={stats} />}
      {stats && (
        <>
          <MoneyOverview money={stats.money} />
          <ProductAlerts counts={stats.product_alerts} />
        </>
      )}
      {!loaded.isPending && <UnansweredClaims />}
      {stats && <SalesOverview stats={stats} />}
      {/* Last: if it loaded before the parts above, it would be pushed down (layout shift). */}
      {!loaded.isPending && <Shelf products={stats?.products} />}
    </>
  );
}

/** Says where the general fee applies, once areas have their own. */
function FeeNote() {
  const { delivery, overview } = useAdminWords();
  const path = usePath();
  const { data: areas } = useFetched(areasQuery);
  if (!areas?.length) return null;
  return (
    <>
      {overview.feeElsewhere}{' '}
      <Link className="link" to={path('/admin/delivery')}>
        {delivery.open}
      </Link>
    </>
  );
}

/** The number of products, and the delivery fee. */
function Shelf({ products }: { products: Stats['products'] | undefined }) {
  const { catalogue } = useWords();
  const { overview } = useAdminWords();
  const unknown = '—';
  const share = products && products.total > 0 ? products.stores.mouneh / products.total : 0;
  return (
    <div className={styles.figures}>
      <section className={styles.figure}>
        <h2>{overview.products}</h2>
        <p>{products?.total ?? unknown}</p>
        <span
          className={styles.shares}
          style={{
            backgroundSize: `${share * 100}% 100%, 100% 100%`,
            visibility: products?.total ? 'visible' : 'hidden',
          }}
          aria-hidden="true"
        />
      </section>
      <section className={styles.figure}>
        <h2>{catalogue.stores.mouneh.name}</h2>
        <p>{products?.stores.mouneh ?? unknown}</p>
        <Motif of={starletMotif} unit={4} />
      </section>
      <section className={styles.figure}>
        <h2>{catalogue.stores.cilka.name}</h2>
        <p>{products?.stores.cilka ?? unknown}</p>
        <CilkaMark />
      </section>
      <DeliveryFee note={<FeeNote />} />
    </div>
  );
}
