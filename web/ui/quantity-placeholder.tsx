import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

/** Where a quantity field will stand, in its size and look; without the field's file the quantity stays what it is. */
export function QuantityPlaceholder({ quantity }: { quantity: number }) {
  return (
    <div className={styles.quantity} aria-hidden="true">
      <span className={styles.step} data-disabled>
        <Icon name="minus" />
      </span>
      <span className={`${styles.number} ${styles.placeholder}`}>{quantity}</span>
      <span className={styles.step} data-disabled>
        <Icon name="plus" />
      </span>
    </div>
  );
}
