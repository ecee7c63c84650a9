import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './bulk.module.css';

const id = 'select-rows';

/** Focus management: the bar of the selection was removed, and the focus would fall to the body. */
export const focusSelectButton = () => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Starts and ends choosing rows. */
export function SelectButton({
  selection,
}: {
  selection: { isOn: boolean; start: () => void; stop: () => void };
}) {
  const { bulk } = useAdminWords();
  return (
    <div className={styles.select}>
      <Button
        id={id}
        variant={selection.isOn ? 'ink' : 'line'}
        aria-pressed={selection.isOn}
        onClick={selection.isOn ? selection.stop : selection.start}
      >
        <Icon name="check" />
        <span>{bulk.select}</span>
      </Button>
    </div>
  );
}
