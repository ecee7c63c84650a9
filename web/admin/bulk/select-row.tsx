import { Checkbox } from '../../ui/checkbox.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './bulk.module.css';

type SelectRowProps = { name: string; isChosen: boolean; onToggle: () => void };

/** The checkbox of a row, as large as the row: it covers it and its link (`position: relative` is the row's). */
export function SelectRow({ name, isChosen, onToggle }: SelectRowProps) {
  const { bulk } = useAdminWords();
  return (
    <div className={styles.row}>
      <Checkbox checked={isChosen} onChange={onToggle}>
        <span className="visually-hidden">{bulk.selectNamed(name)}</span>
      </Checkbox>
    </div>
  );
}
