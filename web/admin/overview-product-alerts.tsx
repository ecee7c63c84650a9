import { Link } from 'react-router';
import type { Stats } from '../../contracts/stats.ts';
import { usePath } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './overview.module.css';
import { useAdminWords } from './use-admin-words.ts';

const points = ['low_stock', 'out_of_stock', 'no_image', 'no_translation'] as const;

/** Products that need attention, as links to the filtered list. */
export function ProductAlerts({ counts }: { counts: Stats['product_alerts'] }) {
  const { overview } = useAdminWords();
  const path = usePath();
  const open = points.filter((point) => counts[point] > 0);
  return (
    <section className={styles.part}>
      <h2>{overview.lowPoints}</h2>
      {open.length === 0 && <p className="muted">{overview.allWell}</p>}
      <ul className={styles.points}>
        {open.map((point) => (
          <li key={point}>
            <Link to={path(`/admin/products?state=${point}`)}>
              <b>{counts[point]}</b>
              <span>
                <strong>{overview.low[point]}</strong>
                <small>{overview.lowNote[point]}</small>
              </span>
              <Icon name="arrow" flip />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
