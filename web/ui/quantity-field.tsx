import { NumberField } from '@base-ui/react/number-field';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';
import { readQuantity } from './read-quantity.ts';

const minQuantity = 1;
const maxQuantity = 99;
/** How long an error is still shown once the number is corrected, in milliseconds. */
const readingTime = 3000;
const wholeNumbers = { maximumFractionDigits: 0, roundingMode: 'trunc' } as const;
// A page's first formatter costs a slow phone 20 ms: it is created when this file loads, not during the tap.
new Intl.NumberFormat('en', wholeNumbers);

type QuantityFieldProps = {
  value: number;
  /** Called with a whole number from 1 to 99, or to the pieces left, at each key and each press. */
  onValueChange: (quantity: number) => void;
  label: string;
  decrementLabel: string;
  incrementLabel: string;
  /** `md` for a row of the cart; `sm` in place of an item's add button. */
  size?: 'md' | 'sm';
  disabled?: boolean;
  /** The pieces left, where there are few. */
  left?: number | null | undefined;
  /** How many of those are already taken, besides this quantity. */
  taken?: number;
  /** Removes the product: at 1 the minus becomes a bin instead of being disabled. */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A quantity: minus, a number that can be typed in any of the three digit sets, plus. */
export function QuantityField({
  value,
  onValueChange,
  label,
  decrementLabel,
  incrementLabel,
  size = 'md',
  disabled,
  left,
  taken = 0,
  onRemove,
  removeLabel = decrementLabel,
}: QuantityFieldProps) {
  const [typed, setTyped] = useState('');
  const { catalogue } = useWords();
  const max = left ? Math.max(left - taken, minQuantity) : maxQuantity;
  const remark = remarkOn(typed, max, left, catalogue);
  const hint = useId();
  const isPressed = useRef(false);
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <NumberField.Root
      // The role is the group's; the parts stand in one grid.
      role="group"
      className={styles.quantity}
      data-size={size}
      value={value}
      onValueChange={(next, { reason }) => {
        if (!reason.startsWith('input-')) setTyped('');
        // An emptied field leaves the quantity unchanged.
        if (next !== null && next !== value) onValueChange(next);
      }}
      min={minQuantity}
      max={max}
      format={wholeNumbers}
      locale="en"
      disabled={disabled}
    >
      {onRemove && value <= minQuantity ? (
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
        // What is typed after a tap replaces the number.
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Base UI only parses its locale's digits and separators: others are folded before.
        onChange={({ currentTarget }) => {
          const { text } = readQuantity(currentTarget.value);
          if (text !== currentTarget.value) currentTarget.value = text;
          clearTimeout(reading.current);
          setTyped(text);
        }}
        // Its own handler inserts pasted text unfolded; the browser's goes through `onChange`.
        onPaste={(event) => event.preventBaseUIHandler()}
        // The message about a clamped quantity stays until the field is left.
        onBlur={() => {
          clearTimeout(reading.current);
          reading.current = setTimeout(() => setTyped(''), remark ? readingTime : 0);
        }}
        onKeyDown={commitOrPage}
        aria-label={label}
        aria-roledescription={undefined}
        aria-describedby={remark ? hint : undefined}
        inputMode="numeric"
      />
      <NumberField.Increment
        className={styles.step}
        aria-label={incrementLabel}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        // On a busy phone, a tap that started on the former add button may end on this one.
        onClick={({ detail }) => {
          if (detail > 0 && !isPressed.current) onValueChange(Math.min(value + 1, max));
        }}
      >
        <Icon name="plus" />
      </NumberField.Increment>
      {/* Live region: mounted while empty, since screen readers only announce changes within an existing one. */}
      <span id={hint} role="status" className={styles.hint}>
        {remark}
      </span>
    </NumberField.Root>
  );
}

/** Why the quantity differs from what was typed; undefined where it doesn't. */
function remarkOn(
  typed: string,
  max: number,
  left: number | null | undefined,
  { fewLeft, maxOfOne, oneAtLeast, wholeNumbers }: ReturnType<typeof useWords>['catalogue'],
): string | undefined {
  const { whole, hasFraction } = readQuantity(typed);
  if (Number(whole) > max) return left ? fewLeft(left) : maxOfOne(maxQuantity);
  if (/^0+$/.test(whole)) return oneAtLeast;
  return hasFraction ? wholeNumbers : undefined;
}

/** Enter applies the typed number, as leaving the field does. PageUp and PageDown act like Base UI's Shift with an arrow. */
function commitOrPage(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key === 'Enter') {
    field.blur();
    field.focus();
    return;
  }
  const key = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' }[event.key];
  if (!key) return;
  event.preventDefault();
  field.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
}
