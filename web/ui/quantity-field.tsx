import { NumberField } from '@base-ui/react/number-field';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

const smallestQuantity = 1;
const largestQuantity = 99;

type QuantityFieldProps = {
  value: number;
  /** Called with a whole number from 1 to 99, at each key and each press. */
  onValueChange: (quantity: number) => void;
  label: string;
  decrementLabel: string;
  incrementLabel: string;
  /** `md` for a row of the basket; `sm` where the add button of an item was. */
  size?: 'md' | 'sm';
  disabled?: boolean;
  /** Takes the thing away: at 1 the minus becomes a bin instead of being disabled. */
  onRemove?: () => void;
  removeLabel?: string;
};

/** How many: minus, a number that can be typed in any of the three digit sets, plus. */
export function QuantityField({
  value,
  onValueChange,
  label,
  decrementLabel,
  incrementLabel,
  size = 'md',
  disabled,
  onRemove,
  removeLabel = decrementLabel,
}: QuantityFieldProps) {
  const change = (next: number | null) => {
    // Null is a field emptied on the way to another number.
    if (next !== null) onValueChange(Math.round(next));
  };
  return (
    <NumberField.Root
      value={value}
      onValueChange={change}
      min={smallestQuantity}
      max={largestQuantity}
      disabled={disabled}
      // One locale for the server and every browser; digits of the others are folded as they are typed.
      locale="en"
      format={{ maximumFractionDigits: 0, useGrouping: false }}
    >
      <NumberField.Group className={styles.quantity} data-size={size}>
        {onRemove && value <= smallestQuantity ? (
          <button
            type="button"
            className={styles.step}
            aria-label={removeLabel}
            disabled={disabled}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        ) : (
          <NumberField.Decrement className={styles.step} aria-label={decrementLabel}>
            <Icon name="minus" />
          </NumberField.Decrement>
        )}
        <NumberField.Input
          className={styles.number}
          aria-label={label}
          // The library describes the role in English only.
          aria-roledescription={undefined}
          inputMode="numeric"
        />
        <NumberField.Increment className={styles.step} aria-label={incrementLabel}>
          <Icon name="plus" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
