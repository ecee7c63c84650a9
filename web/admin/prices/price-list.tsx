import type { ReactNode } from 'react';
import type { PricedProduct } from '../../../contracts/prices.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Price } from '../../ui/price.tsx';
import rows from '../list.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './prices.module.css';

type PriceListProps = {
  title: string;
  products: readonly PricedProduct[];
  /** How many there are, of which the first are listed. */
  total: number;
  /** What can be done with a product. */
  action?: (product: PricedProduct) => ReactNode;
  /** Whether prices that can't be are shown too. */
  isPlan?: boolean;
};

/** Products with their prices before and after; of those that can't change, why. */
export function PriceList({ title, products, total, action, isPlan = false }: PriceListProps) {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul className={rows.list} aria-label={title}>
        {products.map((product) => {
          const { id, name, weight, price, after, fault } = product;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.priced}>
                <div>
                  <bdi>{name[language]}</bdi>
                  <small data-fault={fault ?? undefined}>
                    {fault ? say.faults[fault] : formatWeight(weight, language)}
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
      {total > products.length && <p className="muted">{say.more(total - products.length)}</p>}
    </section>
  );
}

/** The first of the products whose prices change, each on a line, to see at a glance whether it is meant so. */
export function PriceExamples({ products }: { products: readonly PricedProduct[] }) {
  const language = useLanguage();
  return products.slice(0, 2).map(({ id, name, price, after }) => (
    <p key={id} className={styles.example}>
      <bdi>{name[language]}</bdi>
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
