import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

/** Where a quantity field will stand, in its size and look; without the field's file it stays at one. */
export function QuantityPlaceholder() {
  return (
    <div className={styles.quantity} aria-hidden="true">
      <span className={styles.step} data-disabled>
        <Icon name="minus" />
      </span>
      <span className={`${styles.number} ${styles.one}`}>1</span>
      <span className={styles.step} data-disabled>
        <Icon name="plus" />
      </span>
    </div>
  );
}
