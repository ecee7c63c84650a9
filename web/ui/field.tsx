import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Ids for `aria-describedby`, `aria-invalid` and the label. */
type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const FieldContext = createContext<FieldControl>({});

export const useFieldControl = () => useContext(FieldContext);

type FieldProps = {
  label: ReactNode;
  /** Said after the label in a quieter voice: `(optional)`. */
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

// The style sheet turns an empty field to the page's direction; it knows it by its placeholder being shown.
const ownDirection = { dir: 'auto', placeholder: ' ' };

/** Text stands in its own direction; e-mail, phone and address of a page are always left to right. */
export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  const direction = leftToRight.has(type) ? { dir: 'ltr' } : ownDirection;
  return <input {...useFieldControl()} {...direction} {...rest} type={type} className={styles.input} />;
}

type LongLineProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'>;

/** One line of text that wraps where it is long, so that all of it is seen: an address. */
export function LongLine({ onChange, ...rest }: LongLineProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { target } = event;
    if (/[\r\n]/.test(target.value)) target.value = target.value.replace(/[\r\n]+/g, ' ');
    onChange?.(event);
  };
  return (
    <textarea
      {...useFieldControl()}
      {...ownDirection}
      {...rest}
      rows={1}
      className={`${styles.input} ${styles.longLine}`}
      onChange={change}
    />
  );
}

/** Lines of text in their own direction. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useFieldControl()} {...ownDirection} {...props} className={styles.input} />;
}

/** The platform's own list; its chevron is three stitches deep. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={styles.select}>
      <select {...useFieldControl()} {...props} className={styles.input} />
    </span>
  );
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password that can be looked at. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <input
        {...useFieldControl()}
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        className={styles.input}
      />
      <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </IconButton>
    </span>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { error?: ReactNode };

/** The look of a checkbox, for one whose label has a layout of its own. */
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
