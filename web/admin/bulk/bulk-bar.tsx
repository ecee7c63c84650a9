import { type ReactNode, useState } from 'react';
import { maxChanged } from '../../../contracts/bulk.ts';
import { useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useClosedByBack } from '../../ui/closed-by-back.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './bulk.module.css';
import { focusSelectButton } from './select-button.tsx';

type BulkBarProps = {
  selection: { items: readonly unknown[]; chooseShown: () => void; stop: () => void };
  /** The sheet of actions on the chosen rows; `close` closes it. */
  children: (close: () => void) => ReactNode;
};

/** The number of chosen rows, with a button for the actions on them. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const { shell } = useWords();
  const { bulk } = useAdminWords();
  const [isOpen, setOpen] = useState(false);
  const count = selection.items.length;
  const close = () => setOpen(false);
  const stop = () => {
    selection.stop();
    focusSelectButton();
  };
  useClosedByBack(true, stop);
  return (
    <div className={styles.bulk}>
      <BottomBar label={bulk.title}>
        <IconButton label={bulk.stop} onClick={stop}>
          <Icon name="close" />
        </IconButton>
        <p role="status">{bulk.count(count)}</p>
        <Button size="sm" variant="line" title={bulk.all} onClick={selection.chooseShown}>
          <span className={styles.ticks}>
            <Icon name="check" />
            <Icon name="check" />
          </span>
          <span>{bulk.all}</span>
        </Button>
        <Button size="sm" disabled={count === 0} onClick={() => setOpen(true)}>
          {bulk.actions}
        </Button>
      </BottomBar>
      <Modal open={isOpen} onClose={close} title={bulk.count(count)} closeLabel={shell.close} width="narrow">
        {count > maxChanged ? <Alert>{bulk.tooMany(maxChanged)}</Alert> : children(close)}
      </Modal>
    </div>
  );
}
