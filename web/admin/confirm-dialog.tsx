import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import type { Action } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './confirm-dialog.module.css';
import { useAdminWords } from './use-admin-words.ts';

type ConfirmDialogProps = {
  title: string;
  action: Action;
  /** Label of the button. */
  yes: string;
  /** Label of the second press, required for the administrator's own account; null for a single press. */
  reallyYes: string | null;
  isBad: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Confirmation of a change without undo, or of a change to an account; the administrator's own account takes two presses. */
export function ConfirmDialog({
  title,
  action,
  yes,
  reallyYes,
  isBad,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { shell } = useWords();
  const { customers, cancel } = useAdminWords();
  const [isSure, setSure] = useState(false);
  const { isBusy, failure, start } = action;
  return (
    <Modal
      open
      title={<span className={styles.title}>{title}</span>}
      closeLabel={shell.close}
      onClose={onClose}
      busy={isBusy}
      width="narrow"
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={isBad ? 'bad' : 'solid'}
            busy={isBusy}
            onClick={reallyYes === null || isSure ? start : () => setSure(true)}
          >
            {isSure ? reallyYes : yes}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {failure && <Alert>{failure}</Alert>}
        {children}
        {isSure && !failure && <Alert>{customers.sure}</Alert>}
      </div>
    </Modal>
  );
}
