import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { prefetch } from './prefetch.ts';
import type { ProductSlots } from './product-card.tsx';
import { ProductImage } from './product-image.tsx';
import styles from './product-row.module.css';

type ProductRowProps = ProductSlots & { description?: ReactNode };

/** The list view of a product card's slots. On a phone the `span` inside the action's button is for screen readers only. */
export function ProductRow({
  href,
  image,
  name,
  description,
  detail,
  why,
  price,
  bay,
  heart,
  action,
  buy,
  note,
  loading,
  level = 3,
}: ProductRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row} data-with-note={note ? true : undefined}>
      <ProductImage src={image} bay={bay} size={104} loading={loading} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={href} prefetch={prefetch}>
            {name}
          </Link>
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {detail && <p>{detail}</p>}
        {why && <p>{why}</p>}
      </div>
      <div className={styles.price}>{price}</div>
      {heart && <div className={styles.heart}>{heart}</div>}
      <div className={styles.action}>
        {note ? <span className={styles.note}>{note}</span> : action}
        {buy}
      </div>
    </li>
  );
}

/** The list around the rows. */
export function ProductList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
