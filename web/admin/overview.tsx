import { listProducts } from '../../contracts/catalogue.ts';
import { call } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { starletMotif } from '../illustrations/motif-paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CilkaMark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
import { PrivateHead } from '../ui/page-head.tsx';
import { type Loaded, useLoaded } from '../use-loaded.ts';
import { AdminFrame } from './admin-frame.tsx';
import { DeliveryFee } from './delivery-fee.tsx';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';

export default function Overview() {
  const { shell } = useWords();
  const admin = useAdminWords();
  return (
    <>
      <PrivateHead page="admin" title={shell.title(admin.title)} />
      <AdminFrame>
        <h1 className={styles.heading}>{admin.overview}</h1>
        <Figures />
      </AdminFrame>
    </>
  );
}

type Counts = { all: number; mouneh: number; cilka: number };

function useCounts(): Loaded<Counts> {
  return useLoaded('counts', async (signal) => {
    const count = async (store?: 'mouneh' | 'cilka') =>
      (await call(listProducts, { store, limit: 1 }, { signal })).page.total;
    const [all, mouneh, cilka] = await Promise.all([count(), count('mouneh'), count('cilka')]);
    return { all, mouneh, cilka };
  });
}

function Figures() {
  const { catalogue } = useWords();
  const admin = useAdminWords();
  const loaded = useCounts();
  const counts = loaded.status === 'ready' ? loaded.value : null;
  const share = counts && counts.all > 0 ? counts.mouneh / counts.all : 0;
  return (
    <>
      {loaded.status === 'failed' && (
        <div className={styles.failed}>
          <Alert>{admin.countsFailed}</Alert>
          <Button size="sm" variant="line" onClick={loaded.retry}>
            {admin.retry}
          </Button>
        </div>
      )}
      <div className={styles.figures}>
        <section className={styles.figure} aria-busy={loaded.status === 'loading'}>
          <h2>{admin.products}</h2>
          <p>{counts?.all ?? '…'}</p>
          <span
            className={styles.shares}
            style={{ backgroundSize: `${share * 100}% 100%, 100% 100%` }}
            aria-hidden="true"
          />
        </section>
        <section className={styles.figure}>
          <h2>{catalogue.stores.mouneh.name}</h2>
          <p>{counts?.mouneh ?? '…'}</p>
          <Motif of={starletMotif} unit={4} />
        </section>
        <section className={styles.figure}>
          <h2>{catalogue.stores.cilka.name}</h2>
          <p>{counts?.cilka ?? '…'}</p>
          <CilkaMark />
        </section>
        <DeliveryFee />
      </div>
    </>
  );
}
