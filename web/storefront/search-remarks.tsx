import type { FoundPage } from '../../contracts/catalogue.ts';
import { useWords } from '../i18n/language.tsx';
import { ElsewhereLink } from './elsewhere-link.tsx';
import { NoSize } from './no-size.tsx';
import type { Filters } from './product-filters.ts';
import styles from './products.module.css';

/** Notes about a search that has results. */
export function SearchRemarks({ filters, page }: { filters: Filters; page: FoundPage }) {
  const { catalogue } = useWords();
  const { understood, no_size: noSize, elsewhere = 0, total } = page;
  // Without a category, the other store's products say it.
  const isBetterElsewhere = elsewhere > 0 && total > 0 && filters.category !== '';
  if (!understood && !noSize && !isBetterElsewhere) return null;
  return (
    <div className={styles.remarks}>
      {understood && (
        <p>
          {catalogue.understood} <bdi className={styles.understood}>{understood}</bdi>
        </p>
      )}
      {noSize && <NoSize size={noSize} />}
      {isBetterElsewhere && <ElsewhereLink filters={filters} count={elsewhere} />}
    </div>
  );
}
