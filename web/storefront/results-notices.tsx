import type { FoundPage, FoundProduct } from '../../contracts/catalogue.ts';
import { ElsewhereShelf } from './elsewhere-shelf.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Filters } from './product-filters.ts';
import { SearchRemarks } from './search-remarks.tsx';
import { StoreLinks } from './store-links.tsx';

type ResultsNoticesProps = {
  filters: Filters;
  page: FoundPage;
  /** Whether the list has no products; then results in the other store are shown instead of the empty state. */
  isEmpty: boolean;
  elsewhere: FoundProduct[];
};

/** Notices before or instead of a list's products: stores that were named, results in the other store, and the empty state. */
export default function ResultsNotices({ filters, page, isEmpty, elsewhere }: ResultsNoticesProps) {
  return (
    <>
      {page.stores && (
        <div className="wrap">
          <StoreLinks stores={page.stores} />
          <SearchRemarks filters={filters} page={page} />
        </div>
      )}
      {elsewhere.length > 0 && (
        <ElsewhereShelf filters={filters} items={elsewhere} count={page.elsewhere ?? 0} />
      )}
      {isEmpty && !page.stores && elsewhere.length === 0 && (
        <NothingFound q={filters.q} filters={filters} page={page} />
      )}
    </>
  );
}
