import type { Order } from '../../contracts/orders.ts';
import { getStampCard } from '../../contracts/stamp-card.ts';
import { describeStamps } from '../../contracts/stamp-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useFetched } from '../session/use-fetched.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './orders.module.css';

/** How far the customer's stamp card is, where the shop has one; nothing is said while it is not known. */
export function StampCard({ orders }: { orders: Order[] }) {
  const language = useLanguage();
  const { data } = useFetched({
    // Stamps change with them.
    queryKey: ['stamp card', orders.map(({ status }) => status).join()],
    queryFn: ({ signal }) => call(getStampCard, {}, { signal }),
  });
  if (!data || data.every === null) return null;
  return (
    <div className={styles.note}>
      <Alert tone="ok">{describeStamps(data.every, data.stamps, language)}</Alert>
    </div>
  );
}
