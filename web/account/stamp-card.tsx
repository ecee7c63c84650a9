import type { Order } from '../../contracts/orders.ts';
import { getStampCard } from '../../contracts/stamp-card.ts';
import { describeStamps } from '../../contracts/stamp-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useFetched } from '../session/use-fetched.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './orders.module.css';

/** The customer's stamp card, if the shop has one; empty while it is unknown. */
export function StampCard({ orders }: { orders: Order[] }) {
  const language = useLanguage();
  const { data } = useFetched({
    // Stamps depend on the orders' statuses.
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
