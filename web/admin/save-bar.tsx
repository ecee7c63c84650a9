import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { NotSaved } from './not-saved.tsx';
import styles from './save-bar.module.css';
import { useClearOfToasts } from './use-clear-of-toasts.ts';

type SaveBarProps = {
  /** Whether there are unsaved changes: then the bar is sticky above the tabs. */
  isChanged: boolean;
  /** The errors of the form's fields, of which the number is shown. */
  errors?: FieldErrors<FieldValues>;
  children: ReactNode;
  /** Content before the buttons, instead of the unsaved mark. */
  said?: ReactNode;
};

/** The foot of a long form. */
export function SaveBar({ isChanged, errors = {}, said, children }: SaveBarProps) {
  const bar = useClearOfToasts(isChanged);
  return (
    <div ref={bar} className={styles.bar} data-above-tabs data-unsaved={isChanged || undefined}>
      {said ?? (isChanged && <NotSaved errors={errors} />)}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
