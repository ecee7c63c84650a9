import { Link, useSearchParams } from 'react-router';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import clay from '../../illustrations/scenes/prop-clay.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { SelectButton } from '../bulk/select-button.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { fromList, useRememberedQuery } from '../list-address.ts';
import { useKnownFilters } from '../list-query.ts';
import { PageTitle } from '../page-title.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useCountText } from '../use-count-text.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { BulkProducts } from './bulk-products.tsx';
import { type Filters, inputOf, isFiltered, readFilters } from './product-filters.ts';
import { useProductList } from './product-list.ts';
import { ProductTable } from './product-table.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import styles from './products.module.css';
import { useCategories } from './use-categories.ts';

const none: AdminProduct[] = [];

/** The list of all products, hidden ones included: search, inline edits, copying and deletion. */
export default function Products() {
  const { shell } = useWords();
  const { imports, listKept, prices, products: words, stock, waitlist } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const countText = useCountText();
  const [query] = useSearchParams();
  const { data: known } = useCategories();
  const categories = known ?? [];
  const filters = readFilters(query, known);
  useKnownFilters(filters);
  const products = useProductList(inputOf(filters, language));
  useRememberedQuery();
  const selection = useSelection(products.list?.items ?? none);
  const { list, isFetching: isBusy } = products;
  const { isError: hasFailed, refetch } = products.fetched;
  const isLost = hasFailed && !list?.items.length;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(words.title)} />
      <PageTitle title={words.title} isTab>
        <div className={styles.tools}>
          <ButtonLink size="sm" variant="line" aria-label={imports.title} to={path('/admin/products/import')}>
            <span data-wide>{imports.title}</span>
            <span data-narrow>{imports.short}</span>
          </ButtonLink>
          <ButtonLink size="sm" to={path('/admin/products/new')} state={fromList}>
            <span data-wide>
              <Icon name="plus" />
            </span>
            {words.newProduct}
          </ButtonLink>
        </div>
      </PageTitle>
      <ProductToolbar categories={categories} filters={filters}>
        <SelectButton selection={selection} />
      </ProductToolbar>
      <div className={styles.count}>
        <p role="status">
          {isBusy && !list?.items.length
            ? words.loading
            : !isLost && list && countText(list.page, words.count)}
        </p>
        <nav className={styles.lists} aria-label={words.lists}>
          <Link className="link" to={path(`/admin/products/prices${filterOf(filters)}`)} state={fromList}>
            {prices.title}
          </Link>
          <Link className="link" to={path('/admin/products/stock')}>
            {stock.title}
          </Link>
          <Link className="link" to={path('/admin/products/waiting')}>
            {waitlist.title}
          </Link>
        </nav>
      </div>
      {hasFailed && (
        <LoadFailed retryLabel={words.retry} onRetry={() => void refetch()}>
          {words.loadFailed} {!isLost && listKept}
        </LoadFailed>
      )}
      {isBusy || list?.items.length ? (
        <ProductTable categories={categories} products={products} selection={selection} />
      ) : (
        list && !isLost && <Nothing isFiltered={isFiltered(filters)} />
      )}
      {selection.isOn && (
        <BulkBar selection={selection}>
          {(close) => <BulkProducts selection={selection} categories={categories} onDone={close} />}
        </BulkBar>
      )}
    </>
  );
}

/** The filters that a change of prices takes over. */
function filterOf({ store, category }: Filters): string {
  const query = new URLSearchParams({ ...(store && { store }), ...(category && { category }) });
  return query.size > 0 ? `?${query}` : '';
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const box = useHeadingFocus();
  const words = useAdminWords().products;
  const path = usePath();
  return (
    <EmptyShelf
      ref={box}
      image={<img src={clay} width={150} height={150} alt="" />}
      title={isFiltered ? words.none : words.empty}
      text={isFiltered ? words.noneHint : words.emptyHint}
      action={
        <ButtonLink
          variant="line"
          size="sm"
          to={path(isFiltered ? '/admin/products' : '/admin/products/new')}
        >
          {isFiltered ? words.clear : words.newProduct}
        </ButtonLink>
      }
    />
  );
}
