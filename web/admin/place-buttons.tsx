import { Select } from '../ui/field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './place-buttons.module.css';

type PlaceButtonsProps = {
  say: Record<'place' | 'up' | 'down', (name: string) => string>;
  name: string;
  /** The row's place, counted from zero. */
  place: number;
  count: number;
  /** Undefined where the row can't be moved: only a part of the list is shown. */
  onMove: ((to: number) => void) | undefined;
};

/** What moves a row of a list: its place to choose from, and arrows, by which of three rows any place is reached. */
export function PlaceButtons({ say, name, place, count, onMove }: PlaceButtonsProps) {
  return (
    <span className={styles.buttons}>
      {onMove && count > 3 && (
        <PlaceSelect label={say.place(name)} place={place} count={count} onMove={onMove} />
      )}
      <MoveButtons
        upLabel={say.up(name)}
        downLabel={say.down(name)}
        onUp={onMove && place > 0 ? () => onMove(place - 1) : undefined}
        onDown={onMove && place < count - 1 ? () => onMove(place + 1) : undefined}
      />
    </span>
  );
}

type PlaceSelectProps = {
  label: string;
  /** The row's place, counted from zero. */
  place: number;
  /** How many rows the list has. */
  count: number;
  onMove: (to: number) => void;
};

/** Moves a row of a list to any place in one act: by arrows alone the last of twelve takes eleven taps to the top. */
function PlaceSelect({ label, place, count, onMove }: PlaceSelectProps) {
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
