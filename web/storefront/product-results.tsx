import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type FoundPage, type FoundProduct, listProducts, pageSize } from '../../contracts/catalogue.ts';
import { readScrollPlace } from '../browser/scroll-places.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ProductList } from '../ui/product-row.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { useProgressiveList } from './after-paint.tsx';
import { restoreHeights, storeHeights } from './item-heights.ts';
import { type Filters, inputOf } from './product-filters.ts';
import styles from './products.module.css';
import { useFarItems } from './use-far-items.ts';

type Found = { items: FoundProduct[]; page: FoundPage };

/** Lists extended by Load More, by history entry: Back from a product restores them (scroll restoration). */
const seenLists = new Map<string, Found>();
const maxSeenLists = 10;
/** The maximum page size of the endpoint. */
const maxAtOnce = 500;

/** Search results as grid or list, with Load More (keyset pagination). */
export function ProductResults({ filters, found }: { filters: Filters; found: Found }) {
  const { catalogue } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { list, more, loadMore } = useLongerList(filters, found, box);
  const { items, page } = list;
  const firstNew = useRef<number>(null);
  // By keyboard (`detail` 0) the focus moves to the first new product, since the button moves below it.
  const press = (event: MouseEvent) => {
    firstNew.current = event.detail === 0 ? items.length : null;
    void loadMore();
  };
  useEffect(() => {
    const item = box.current?.querySelectorAll('li')[firstNew.current ?? items.length];
    if (item) firstNew.current = null;
    item?.querySelector('a')?.focus();
  }, [items.length]);
  const [drawn, room] = useProgressiveList(items);
  const far = useFarItems(box, drawn.length);
  // Rows are always rendered in full.
  const isFar = (index: number) => filters.view === 'grid' && index >= pageSize && far.has(index);
  const shown = drawn.map((product, index) => (
    <ProductItem
      key={product.id}
      product={product}
      view={filters.view}
      level={2}
      loading={index < 2 ? 'eager' : 'lazy'}
      isFar={isFar(index)}
    />
  ));
  const foot = room ?? (
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

/** An extended list; `place` is the scroll position to restore after rendering it. */
type Longer = { of: Found; list: Found; place?: number | undefined };

/** The first page from the loader, and the pages that Load More has appended. */
function useLongerList(filters: Filters, found: Found, box: RefObject<HTMLDivElement | null>) {
  const language = useLanguage();
  const { key } = useLocation();
  const [longer, setLonger] = useState<Longer>();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = (longer?.of === found && longer.list) || seenLists.get(key) || found;

  const load = async (limit: number, place?: number): Promise<void> => {
    const before = window.scrollY;
    setMore('loading');
    try {
      const cursor = list.page.cursor ?? undefined;
      const next = await call(listProducts, { ...inputOf(filters, language), limit, cursor });
      const joined = { items: [...list.items, ...next.items], page: next.page };
      keepList(key, joined);
      const isStill = Math.abs(window.scrollY - before) < 2;
      setLonger({ of: found, list: joined, place: isStill ? place : undefined });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  // After a reload SSR gives the first page only: the rest is refetched, then the scroll position restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    const missing = storedLength() - list.items.length;
    if (missing > 0 && list.page.cursor) void load(Math.min(missing, maxAtOnce), readScrollPlace());
  }, [key]);
  useLayoutEffect(() => {
    const drawn = box.current;
    const storeShown = () => drawn && storeHeights(key, drawn);
    window.addEventListener('pagehide', storeShown);
    return () => {
      storeShown();
      window.removeEventListener('pagehide', storeShown);
    };
  }, [key, box]);
  useLayoutEffect(() => {
    if (box.current) restoreHeights(key, box.current);
    if (longer?.place !== undefined) window.scrollTo(0, longer.place);
  }, [longer, key, box]);
  return { list, more, loadMore: () => load(pageSize) };
}

/** Caches the extended list in memory for Back; only its length survives a reload, in `history.state`. */
function keepList(key: string, list: Found): void {
  const [oldest] = seenLists.keys();
  if (oldest !== undefined && seenLists.size >= maxSeenLists) seenLists.delete(oldest);
  seenLists.set(key, list);
  // Merged into the router's state, which has keys of its own.
  history.replaceState({ ...history.state, listLength: list.items.length }, '');
}

const storedLength = (): number => Number(history.state?.listLength ?? 0);
