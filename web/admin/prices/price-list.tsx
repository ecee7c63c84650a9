import { type ReactNode, useEffect, useRef } from 'react';
import type { PricedProduct } from '../../../contracts/prices.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { formatSize } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { Price } from '../../ui/price.tsx';
import rows from '../list.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './prices.module.css';

type PriceListProps = {
  title: string;
  products: readonly PricedProduct[];
  /** The total number, of which the first are listed. */
  total: number;
  /** Lists this many. */
  onShow: (count: number) => void;
  isLoading: boolean;
  /** An action on a product. */
  action?: (product: PricedProduct) => ReactNode;
  /** Whether invalid prices are shown, too. */
  isPlan?: boolean;
};

/** How many of the changed prices are shown as examples. */
export const exampleCount = 2;
/** How many more a list shows per tap. */
const shownAtOnce = 250;

/** Products with their prices before and after; for refused ones, the reason. */
export function PriceList({
  title,
  products,
  total,
  onShow,
  isLoading,
  action,
  isPlan = false,
}: PriceListProps) {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const { list, expectMore } = useFocusOnMore(products.length);
  if (products.length === 0) return null;
  const more = Math.min(total - products.length, shownAtOnce);
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul ref={list} className={rows.list} aria-label={title}>
        {products.map((product) => {
          const { id, name, weight, price, after, fault } = product;
          return (
            <li key={id} className={styles.row} tabIndex={-1}>
              <div className={styles.priced}>
                <div>
                  <bdi>{name[language]}</bdi>
                  <small data-fault={fault ?? undefined}>
                    {fault ? say.faults[fault] : <bdi>{formatWeight(weight, language)}</bdi>}
                  </small>
                </div>
                <p className="num">
                  {fault && !isPlan ? (
                    <Price amount={price} language={language} />
                  ) : (
                    <BeforeAndAfter price={price} after={after} />
                  )}
                </p>
              </div>
              {action?.(product)}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <div className={styles.more}>
          <p className="muted">{say.countShown(products.length, total)}</p>
          <Button
            size="sm"
            variant="line"
            busy={isLoading}
            onClick={() => {
              expectMore();
              onShow(products.length + more);
            }}
          >
            {say.more(more)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Focus management: the button may be removed with the last part of the list; the focus moves to the first new row. */
function useFocusOnMore(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const former = useRef<number | null>(null);
  useEffect(() => {
    if (former.current === null || length <= former.current) return;
    const first = list.current?.children[former.current];
    former.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [length]);
  const expectMore = () => {
    former.current = length;
  };
  return { list, expectMore };
}

/** Names the product with the largest change where it may be a typing mistake. */
export function UnusualChange({ product }: { product: PricedProduct | null }) {
  const { prices: say } = useAdminWords();
  return (
    product && (
      <Alert tone="note">
        {say.unusual}
        <div className={styles.unusual}>
          <PriceExamples products={[product]} />
        </div>
      </Alert>
    )
  );
}

/** The first products whose prices change, one per line, for a quick check. */
export function PriceExamples({ products }: { products: readonly PricedProduct[] }) {
  const language = useLanguage();
  return products.slice(0, exampleCount).map(({ id, name, weight, price, after }) => (
    <p key={id} className={styles.example}>
      <DottedLine parts={[name[language], weight && formatSize(weight, language)]} />
      <span className="num">
        <BeforeAndAfter price={price} after={after} />
      </span>
    </p>
  ));
}

function BeforeAndAfter({ price, after }: Pick<PricedProduct, 'price' | 'after'>) {
  const language = useLanguage();
  return (
    <>
      <Price amount={price} language={language} />
      {language === 'ar' ? ' ← ' : ' → '}
      <b>
        <Price amount={after} language={language} />
      </b>
    </>
  );
}
