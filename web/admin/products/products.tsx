import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { PrivateHead } from '../../content/page-head.tsx';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import clay from '../../illustrations/scenes/prop-clay.svg';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fromList, useRememberedQuery } from '../list-address.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { inputOf, isFiltered, readFilters } from './product-filters.ts';
import { openList, retryList, useProductList } from './product-list.ts';
import { ProductTable } from './product-table.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import styles from './products.module.css';
import { useCategories } from './use-categories.ts';

/** Everything on the shelf, hidden things too, to be found, changed in place, opened, copied and deleted. */
export default function Products() {
  const { shell } = useWords();
  const { imports, listKept, products: words } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [query] = useSearchParams();
  const loaded = useCategories();
  const categories = loaded.status === 'ready' ? loaded.value : [];
  const filters = readFilters(query);
  const input = inputOf(filters, language);
  useList(input);
  const { key, items, status, total, cursor } = useProductList();
  const isOpen = key === JSON.stringify(input);
  const isBusy = !isOpen || status === 'loading';
  // A failed next page is reported in the table itself.
  const hasFailed = status === 'failed' && cursor === null;
  const isLost = hasFailed && items.length === 0;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(words.title)} />
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <ButtonLink size="sm" variant="line" to={path('/admin/products/import')}>
          {imports.title}
        </ButtonLink>
        <ButtonLink size="sm" to={path('/admin/products/new')} state={fromList}>
          <Icon name="plus" />
          {words.newProduct}
        </ButtonLink>
      </div>
      <ProductToolbar categories={categories} filters={filters} />
      <p className={styles.count} role="status">
        {isBusy && items.length === 0 ? words.loading : !isLost && words.count(total)}
      </p>
      {hasFailed && (
        <div className={styles.failed}>
          <Alert>
            {words.loadFailed} {!isLost && listKept}
          </Alert>
          <Button size="sm" variant="line" onClick={retryList}>
            {words.retry}
          </Button>
        </div>
      )}
      {isLost ? null : items.length > 0 || isBusy ? (
        <ProductTable categories={categories} isBusy={isBusy} />
      ) : (
        <Nothing isFiltered={isFiltered(filters)} />
      )}
    </>
  );
}

/** Loads the list for the filters. On Back (POP) the loaded list is reused, for scroll restoration. */
function useList(input: ReturnType<typeof inputOf>) {
  const isBack = useNavigationType() === 'POP';
  const [keep] = useState(isBack);
  const key = JSON.stringify(input);
  useEffect(() => openList(JSON.parse(key), { keep }), [key, keep]);
  useRememberedQuery();
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useAdminWords().products;
  const path = usePath();
  return (
    <EmptyShelf
      picture={<img src={clay} width={150} height={150} alt="" />}
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
