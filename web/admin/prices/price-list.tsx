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
};

/** Products with their prices before and after; of those that can't change, why. */
export function PriceList({ title, products, total }: PriceListProps) {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul className={rows.list} aria-label={title}>
        {products.map(({ id, name, weight, price, after, fault }) => (
          <li key={id} className={styles.row}>
            <div>
              <bdi>{name[language]}</bdi>
              <small>{fault ? say.faults[fault] : formatWeight(weight, language)}</small>
            </div>
            <p className="num">
              <Price amount={price} language={language} />
              {!fault && (
                <>
                  {language === 'ar' ? ' ← ' : ' → '}
                  <b>
                    <Price amount={after} language={language} />
                  </b>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {total > products.length && <p className="muted">{say.more(total - products.length)}</p>}
    </section>
  );
}
