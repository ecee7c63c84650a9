import { type KeyboardEvent, useId, useState } from 'react';
import { foldDigits } from '../../contracts/digits.ts';
import { useWords } from '../i18n/language.tsx';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';
import { readQuantity } from './read-quantity.ts';

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

/** What the keys make of the number; all others are left to the field. */
const keys: Record<string, (quantity: number) => number> = {
  ArrowUp: (quantity) => quantity + 1,
  ArrowDown: (quantity) => quantity - 1,
  PageUp: (quantity) => quantity + 10,
  PageDown: (quantity) => quantity - 10,
  Home: () => smallestQuantity,
  End: () => largestQuantity,
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
  // The text is separate from the value: while typing it may be empty, a fraction or out of range; the value is always a
  // clamped integer.
  const [typed, setTyped] = useState<string | null>(null);
  const { catalogue } = useWords();
  const { whole, hasFraction } = readQuantity(typed ?? '');
  const remark =
    Number(whole) > largestQuantity
      ? catalogue.mostOfOne(largestQuantity)
      : hasFraction && catalogue.wholeNumbers;
  const hint = useId();
  const change = (next: number) => {
    const quantity = Math.min(largestQuantity, Math.max(smallestQuantity, next));
    if (quantity !== value) onValueChange(quantity);
  };
  const step = (next: number) => {
    setTyped(null);
    change(next);
  };
  const type = (text: string) => {
    setTyped(foldDigits(text).replace(/[^\d.,٫٬،]/g, ''));
    const { whole } = readQuantity(text);
    if (whole) change(Number(whole));
  };
  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(move(value));
  };
  // `tabIndex` -1: the spinbutton's arrow keys do the same.
  const button = (name: 'minus' | 'plus', by: number) => (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={by < 0 ? decrementLabel : incrementLabel}
      disabled={disabled || (by < 0 ? value <= smallestQuantity : value >= largestQuantity)}
      onClick={() => step(value + by)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div role="group" className={styles.quantity} data-size={size}>
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
        button('minus', -1)
      )}
      <input
        className={styles.number}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={press}
        disabled={disabled}
        aria-label={label}
        aria-describedby={remark ? hint : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      {button('plus', 1)}
      {/* Live region: mounted while empty, since screen readers only announce changes within an existing one. */}
      <span id={hint} role="status" className={styles.hint}>
        {remark}
      </span>
    </div>
  );
}
