import type { Action } from '../session/use-action.ts';
import { Button } from '../ui/button.tsx';
import styles from './modal-form.module.css';

type RemovalButtonProps = { removing: Action; isSaving: boolean; children: string };

/** Removes the subject of a modal form. Disabled while saving, and vice versa. */
export const RemovalButton = ({ removing, isSaving, children }: RemovalButtonProps) => (
  <div className={styles.removal}>
    <Button size="sm" variant="bad" busy={removing.isBusy} disabled={isSaving} onClick={removing.start}>
      {children}
    </Button>
  </div>
);
