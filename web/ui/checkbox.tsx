import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { error?: ReactNode };

/** The look of a checkbox, for one with a custom label layout. */
export const { box: checkboxLook } = styles;

/** Its children are the label. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
