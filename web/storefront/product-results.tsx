import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type FoundPage, type FoundProduct, listProducts } from '../../contracts/catalogue.ts';
import { call } from '../api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ProductList } from '../ui/product-row.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { type Filters, inputOf } from './product-filters.ts';
import { ProductItem } from './product-item.tsx';
import styles from './products.module.css';

type Found = { items: FoundProduct[]; page: FoundPage };

/** Longer lists by the visit they belong to, so that Back from a product finds them as they were. */
const seenLists = new Map<string, Found>();

/** The found products as shelves or as a list, and the button for more. */
export function ProductResults({ filters, found }: { filters: Filters; found: Found }) {
  const { catalogue } = useWords();
  const { list, more, loadMore } = useLongerList(filters, found);
  const { items, page } = list;
  const box = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(null);
  // Who presses the button with a key goes on at the first of the new products, above it.
  const press = (event: MouseEvent) => {
    firstNew.current = event.detail === 0 ? items.length : null;
    void loadMore();
  };
  useEffect(() => {
    const item = box.current?.querySelectorAll('li')[firstNew.current ?? items.length];
    if (item) firstNew.current = null;
    item?.querySelector('a')?.focus();
  }, [items.length]);
  const shown = items.map((product, index) => (
    <ProductItem
      key={product.id}
      product={product}
      view={filters.view}
      level={2}
      loading={index < 2 ? 'eager' : 'lazy'}
    />
  ));
  const foot = (
    <div className={styles.more}>
      <p className="muted num" role="status">
        {catalogue.shownOf(items.length, page.total)}
      </p>
      <progress className={styles.meter} value={items.length} max={page.total} aria-hidden="true" />
      {more === 'failed' && <Alert>{catalogue.loadFailed}</Alert>}
      {page.cursor && (
        <Button variant="line" busy={more === 'loading'} onClick={press}>
          {catalogue.loadMore}
        </Button>
      )}
    </div>
  );
  const label = catalogue.stores[filters.store].shelf;
  if (filters.view === 'grid') {
    return (
      <div ref={box}>
        <Shelf label={label} foot={foot}>
          {shown}
        </Shelf>
      </div>
    );
  }
  return (
    <div ref={box} className={`wrap ${styles.list}`}>
      <ProductList label={label}>{shown}</ProductList>
      {foot}
    </div>
  );
}

/** The first page and what Load More has appended to it. */
function useLongerList(filters: Filters, found: Found) {
  const language = useLanguage();
  const { key } = useLocation();
  const [longer, setLonger] = useState<{ of: Found; list: Found }>();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => {
    const seen = seenLists.get(key);
    if (seen) setLonger({ of: found, list: seen });
  }, [key, found]);
  const list = longer?.of === found ? longer.list : found;
  const loadMore = async () => {
    setMore('loading');
    try {
      const next = await call(listProducts, {
        ...inputOf(filters, language),
        cursor: list.page.cursor ?? undefined,
      });
      const joined = { items: [...list.items, ...next.items], page: next.page };
      seenLists.set(key, joined);
      setLonger({ of: found, list: joined });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return { list, more, loadMore };
}
