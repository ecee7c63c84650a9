import { Select } from '../ui/field.tsx';
import styles from './place-select.module.css';

type PlaceSelectProps = {
  label: string;
  /** The row's place, counted from zero. */
  place: number;
  /** How many rows the list has. */
  count: number;
  onMove: (to: number) => void;
};

/** Moves a row of a list to any place in one act: by arrows alone the last of twelve takes eleven taps to the top. */
export function PlaceSelect({ label, place, count, onMove }: PlaceSelectProps) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <span className={styles.place}>
      <Select aria-label={label} value={place} onChange={({ target }) => onMove(Number(target.value))}>
        {numbers.map((number) => (
          <option key={number} value={number - 1}>
            {number}
          </option>
        ))}
      </Select>
    </span>
  );
}
