import { Link } from 'react-router';
import type { Stats } from '../../contracts/stats.ts';
import { usePath } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** Shows paused delivery methods, so that a pause is not forgotten. */
export function Paused({ paused: { delivery, pickup } }: Pick<Stats, 'paused'>) {
  const { deliveryTimes: say } = useAdminWords();
  const path = usePath();
  if (!delivery && !pickup) return null;
  return (
    <div className={styles.notice}>
      <Alert>
        {delivery && <p>{say.pauseDelivery}</p>}
        {pickup && <p>{say.pausePickup}</p>}
        <Link to={path('/admin/delivery-times')}>{say.endPause}</Link>
      </Alert>
    </div>
  );
}
