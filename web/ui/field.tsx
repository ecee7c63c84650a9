import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import styles from './field.module.css';

/** Ids for `aria-describedby`, `aria-invalid` and the label. */
type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const FieldContext = createContext<FieldControl>({});

export const useFieldControl = () => useContext(FieldContext);

type FieldProps = {
  label: ReactNode;
  /** Shown after the label in a lighter style: `(optional)`. */
  note?: ReactNode;
  hint?: ReactNode;
  /** A message marks the input as invalid. */
  error?: ReactNode;
  /** One input, at any depth. */
  children: ReactNode;
};

/** Label, input, hint and error: `<Field label="Name" error={…}><TextInput {...register('name')} /></Field>`. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const leftToRight = new Set(['email', 'tel', 'url']);

/** The style sheet sets an empty field to the page's direction; it detects it by the visible placeholder. */
export const ownDirection = { dir: 'auto', placeholder: ' ' };

/** Text has its own direction; email, phone and URL are always left to right. */
export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  const direction = leftToRight.has(type) ? { dir: 'ltr' } : ownDirection;
  return <input {...useFieldControl()} {...direction} {...rest} type={type} className={styles.input} />;
}

/** The platform's own list; its chevron is three stitches deep. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={styles.select}>
      <select {...useFieldControl()} {...props} className={styles.input} />
    </span>
  );
}
