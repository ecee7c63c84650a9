import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../http/api.ts';
import { type Fetched, useLatest } from '../session/use-fetched.ts';
import rows from './list.module.css';
import { useKnownFilters, type useListQuery } from './list-query.ts';
import styles from './paged-list.module.css';
import { Pending, type PendingWords } from './pending.tsx';
import { useCountText } from './use-count-text.ts';
import { useRestoredPlace } from './use-restored-place.ts';

type PagedListProps<Item> = {
  list: ReturnType<typeof useListQuery>;
  loaded: Fetched<{
    items: Item[];
    page: { total: number; at_least?: boolean | undefined; cursor: string | null };
  }>;
  say: PendingWords & { title: string; count: (total: number) => string; first: string; next: string };
  /** Empty state: shown when the page has no rows. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

/**
 * One page of a list with keyset pagination: the total, the rows, and links to the first and the next page (a cursor
 * can't lead back).
 */
export function PagedList<Item>({ list, loaded, say, empty, children }: PagedListProps<Item>) {
  const countText = useCountText();
  const shown = useLatest(loaded.data);
  useRestoredPlace(loaded.data !== undefined);
  // An old link's cursor may be beyond the end: without it the list begins at its first page.
  const isLost =
    loaded.error instanceof ApiError && loaded.error.details.some(({ path }) => path === 'cursor');
  useKnownFilters({ cursor: isLost ? null : list.query.get('cursor') });
  if (!shown) return <Pending loaded={loaded} say={say} />;
  const { items, page } = shown;
  const failed = <Pending loaded={loaded} say={say} isKept />;
  if (items.length === 0) {
    return (
      <>
        {failed}
        {empty}
      </>
    );
  }
  return (
    <>
      {failed}
      <p className={styles.count} role="status">
        {countText(page, say.count)}
      </p>
      <ul className={rows.list} aria-busy={loaded.isPending || undefined}>
        {items.map(children)}
      </ul>
      <nav className={styles.pages} aria-label={say.title}>
        {list.query.get('cursor') && (
          <Link className="link" to={list.pageAt(null)}>
            {say.first}
          </Link>
        )}
        {page.cursor && (
          <Link className="link" to={list.pageAt(page.cursor)}>
            {say.next}
          </Link>
        )}
      </nav>
    </>
  );
}
