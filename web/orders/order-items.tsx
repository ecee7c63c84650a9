import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sumPrices } from '../../contracts/money.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatSize } from '../i18n/format.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import { hasNotes, LineNotes } from './line-notes.tsx';
import styles from './order-items.module.css';

type OrderItemsProps = {
  items: Order['items'];
  status: Order['status'];
  /** The base path of product pages: the shop's, or the shop admin's. */
  productsPath?: string;
  /** An additional note on a line. */
  noteOf?: (item: Order['items'][number]) => ReactNode;
};

/** The ordered goods as they were: image, name, weight, quantity × price and sum. Available products link to their pages. */
export function OrderItems({ items, status, productsPath = '/products', noteOf }: OrderItemsProps) {
  const language = useLanguage();
  const path = usePath();
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.position} className={styles.item}>
          <ProductImage src={item.image} bay="" size={68} />
          <div className={styles.words}>
            <b className={styles.name}>
              {item.product_id ? (
                <Link to={path(`${productsPath}/${item.product_id}`)}>
                  <bdi>{item.name[language]}</bdi>
                </Link>
              ) : (
                <bdi>{item.name[language]}</bdi>
              )}
            </b>
            {hasNotes({ item, status }) && (
              <small className="muted">
                <LineNotes item={item} status={status} />
              </small>
            )}
            <p className={`num ${styles.line}`}>
              <span className="muted">
                {item.weight && (
                  <>
                    <bdi>{formatSize(item.weight, language)}</bdi> ·{' '}
                  </>
                )}
                {item.quantity} × <Price amount={item.price} language={language} />
              </span>
              <b>
                <Price amount={sumPrices([item])} language={language} />
              </b>
            </p>
            {noteOf?.(item)}
          </div>
        </li>
      ))}
    </ul>
  );
}
