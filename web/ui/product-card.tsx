import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Niche } from './niche.tsx';
import { prefetch } from './prefetch.ts';
import styles from './product-card.module.css';
import { ProductImage } from './product-image.tsx';

export type ProductSlots = {
  href: string;
  image?: string | null;
  name: ReactNode;
  /** Weight · origin. */
  detail?: ReactNode;
  /** Why a search found it, where its name doesn't show it. */
  why?: ReactNode;
  price: ReactNode;
  /** The category's slug, which selects the wall's colour. */
  bay: string;
  heart?: ReactNode;
  /** The add button, or the stepper once it is in the cart. */
  action?: ReactNode;
  /** Below the text: the Buy Now button. */
  buy?: ReactNode;
  /** A note on the wall, such as `Out of stock`; the image is dimmed. */
  note?: ReactNode;
  loading?: 'lazy' | 'eager';
  /** Level of the name among the page's headings. */
  level?: 2 | 3;
};

type ProductCardProps = ProductSlots & {
  /**
   * Whether it is far outside the viewport: then only its link is rendered, which stays the same element when the rest
   * is added.
   */
  isFar?: boolean;
};

/** A product on a `Shelf`: niche, image, price tag on the ledge, name. The name's link covers the niche. */
export function ProductCard({
  href,
  image,
  name,
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
  isFar = false,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li
      className={styles.item}
      data-bay={bay}
      data-with-note={note ? true : undefined}
      data-far={isFar || undefined}
    >
      {!isFar && (
        <>
          <div className={styles.bay}>
            <Niche />
            <ProductImage src={image} sizes="(max-width: 860px) calc(50vw - 20px), 340px" loading={loading} />
            {note && <span className={styles.note}>{note}</span>}
          </div>
          <div className={styles.ledge}>
            <span className={styles.tag}>{price}</span>
          </div>
          <div className={styles.edging} />
        </>
      )}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={href} prefetch={prefetch}>
            {name}
          </Link>
        </Heading>
        {/* In the visual order, so that Tab continues downwards from it. */}
        {heart && <div className={styles.heart}>{heart}</div>}
        {detail && <p className={styles.detail}>{detail}</p>}
        {why && <p className={styles.detail}>{why}</p>}
        {(action || buy) && (
          <div className={styles.deeds}>
            {buy && <div className={styles.buy}>{buy}</div>}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
      </div>
    </li>
  );
}
