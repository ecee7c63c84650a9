import type { FoundPage, FoundProduct } from '../../contracts/catalogue.ts';
import { ElsewhereShelf } from './elsewhere-shelf.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Filters } from './product-filters.ts';
import { SearchRemarks } from './search-remarks.tsx';
import { StoreLinks } from './store-links.tsx';

type ResultsNoticesProps = {
  filters: Filters;
  page: FoundPage;
  /** Whether the list has no products. What the other store has of a search is then the result, and not that there is none. */
  isEmpty: boolean;
  elsewhere: FoundProduct[];
};

/** What comes before the products of a list, or in their place: stores that were named, what the other one has, and that there are none. */
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
