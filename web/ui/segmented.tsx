import { Icon, type IconName } from './icon.tsx';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** With an icon the label is visually hidden. */
  options: readonly { value: Value; label: string; icon?: IconName }[];
};

/** A choice among a few, as toggle buttons side by side: grid or list. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline flex box in every browser.
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.icon ? option.label : undefined}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.icon ? <Icon name={option.icon} /> : option.label}
        </button>
      ))}
    </div>
  );
}
