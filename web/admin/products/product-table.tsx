import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { ProductSelection } from './bulk-products.tsx';
import type { ProductList } from './product-list.ts';
import { ProductRow } from './product-row.tsx';
import styles from './product-table.module.css';
import { useDeleteProduct } from './use-delete-product.tsx';
import { useQuickEdit } from './use-quick-edit.ts';

/** Infinite scrolling: the next page is requested when this many rows are left below the viewport. */
const rowsAhead = 30;

/** Minimum row height in pixels. With other heights, rows would move at a reload, which loses the measurements. */
const rowSize = 76;

/** Rows rendered beyond the viewport on either side: each delays a tap, and a fling needs more of them. */
const overscan = { atRest: 2, scrolling: 6 };

const none: AdminProduct[] = [];

type ProductTableProps = { categories: Category[]; products: ProductList; selection: ProductSelection };

/** Virtual scrolling: only rows in and near the viewport are in the DOM, so that 20,000 products scroll like 20. */
export function ProductTable({ categories, products, selection }: ProductTableProps) {
  const words = useAdminWords().products;
  const { list, isCurrent, isFetching, hasMoreFailed, more } = products;
  const items = list?.items ?? none;
  const hasMore = isCurrent && list?.page.cursor != null;
  const edit = useQuickEdit();
  const { ask, question } = useDeleteProduct();
  const { body, rows } = useRows(items.length, (index) => items[index]?.id ?? index);
  const lastDrawn = rows.getVirtualItems().at(-1)?.index ?? 0;
  const isNearEnd = lastDrawn >= items.length - rowsAhead;
  const isMoreWanted = isNearEnd && hasMore && !isFetching && !hasMoreFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is another function in each render.
  useEffect(() => {
    if (isMoreWanted) more.start();
  }, [isMoreWanted]);
  const { columns } = words;
  return (
    <>
      <table
        className={styles.table}
        aria-rowcount={(list?.page.total ?? 0) + 1}
        aria-busy={isFetching || undefined}
      >
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{columns.image}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.store}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody ref={body} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const product = items[index];
            return (
              product && (
                <tr
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
                >
                  <ProductRow
                    product={product}
                    category={categories.find(({ slug }) => slug === product.category)}
                    edit={edit}
                    onDelete={ask}
                    selection={selection}
                  />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {items.length > 0 && hasMore && (
        <div className={styles.more}>
          {hasMoreFailed ? (
            <>
              <Alert>{words.moreFailed}</Alert>
              <Button size="sm" variant="line" onClick={more.start}>
                {words.retry}
              </Button>
            </>
          ) : (
            <p className="muted">{words.loadingMore}</p>
          )}
        </div>
      )}
      {question}
    </>
  );
}

function useRows(count: number, getItemKey: (index: number) => string | number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // The scroll margin: content above the rows (notices, wrapping filters) changes its height, so it is measured again.
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  const [isScrolling, setScrolling] = useState(false);
  const rows = useWindowVirtualizer({
    count,
    getItemKey,
    estimateSize: () => rowSize,
    overscan: isScrolling ? overscan.scrolling : overscan.atRest,
    scrollMargin,
    onChange: ({ isScrolling: now }) => setScrolling(now),
  });
  return { body, rows };
}
