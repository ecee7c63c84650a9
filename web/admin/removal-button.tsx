import type { Action } from '../session/use-action.ts';
import { Button } from '../ui/button.tsx';
import styles from './modal-form.module.css';

type RemovalButtonProps = { removing: Action; isSaving: boolean; children: string };

/** Removes what the modal's form is about. Saving and removing exclude each other. */
export const RemovalButton = ({ removing, isSaving, children }: RemovalButtonProps) => (
  <div className={styles.removal}>
    <Button size="sm" variant="bad" busy={removing.isBusy} disabled={isSaving} onClick={removing.start}>
      {children}
    </Button>
  </div>
);
