import placeholder from '../illustrations/scenes/placeholder.svg?no-inline';
import { Niche } from './niche.tsx';
import card from './product-card.module.css';
import shelf from './shelf.module.css';
import styles from './shelf-skeleton.module.css';

type ShelfSkeletonProps = {
  /** What is loading, for screen readers. */
  label: string;
  columns?: 4 | 6;
  edging?: 'slim' | 'full';
  /** The number of empty niches. */
  count?: number;
};

/** Loading skeleton of a list of products. */
export function ShelfSkeleton({ label, columns = 4, edging = 'slim', count = 8 }: ShelfSkeletonProps) {
  const niches = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={`wall ${shelf.shelf}`}>
      <ul
        className={shelf.items}
        data-columns={columns}
        data-edging={edging}
        aria-busy="true"
        aria-label={label}
      >
        {niches.map((place) => (
          <li key={place} className={card.item} data-bay="">
            <div className={`${card.bay} ${styles.ghost}`}>
              <Niche />
              <img src={placeholder} width={240} height={240} alt="" />
            </div>
            <div className={card.ledge} />
            <div className={card.edging} />
            <div className={card.body}>
              <span className={styles.linen} />
              <span className={styles.linen} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
