import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

/** A placeholder of a quantity field, in its size and look; if the field's file fails to load, the quantity can't be changed. */
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
