import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { NotSaved } from './not-saved.tsx';
import styles from './save-bar.module.css';
import { useClearOfToasts } from './use-clear-of-toasts.ts';

type SaveBarProps = {
  /** Unsaved changes: the bar stays in sight above the tabs. */
  isChanged: boolean;
  /** What is wrong with the form's fields: how many they are is said. */
  errors?: FieldErrors<FieldValues>;
  /** The buttons. */
  children: ReactNode;
  /** Content before the buttons, in the place of the mark that something is not saved. */
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
