import type { FieldErrors, FieldValues } from 'react-hook-form';
import styles from './not-saved.module.css';
import { useAdminWords } from './use-admin-words.ts';

type NotSavedProps = {
  /** The form's errors: with refused fields their number is shown instead. */
  errors?: FieldErrors<FieldValues>;
};

/** Marks unsaved changes. */
export function NotSaved({ errors = {} }: NotSavedProps) {
  const { notSaved, toCorrect } = useAdminWords();
  const faults = countFaults(errors);
  return <b className={styles.mark}>{faults > 0 ? toCorrect(faults) : notSaved}</b>;
}

/** Counts every field, also within lists and groups. */
function countFaults(errors: object): number {
  const counts: number[] = Object.values(errors).map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return 0;
    return 'message' in one && typeof one.message === 'string' ? 1 : countFaults(one);
  });
  return counts.reduce((sum, one) => sum + one, 0);
}
