import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './move-buttons.module.css';
import { useMoveFocus } from './use-move-focus.ts';

type MoveButtonsProps = {
  upLabel: string;
  downLabel: string;
  /** Undefined for the first row. */
  onUp: (() => void) | undefined;
  /** Undefined for the last row. */
  onDown: (() => void) | undefined;
};

/** Buttons that move a row of a list up and down. */
export function MoveButtons({ upLabel, downLabel, onUp, onDown }: MoveButtonsProps) {
  const box = useMoveFocus<HTMLSpanElement>();
  return (
    <span ref={box} className={styles.move}>
      <IconButton label={upLabel} disabled={!onUp} onClick={onUp}>
        <span className={styles.up}>
          <Icon name="chevron" />
        </span>
      </IconButton>
      <IconButton label={downLabel} disabled={!onDown} onClick={onDown}>
        <Icon name="chevron" />
      </IconButton>
    </span>
  );
}
