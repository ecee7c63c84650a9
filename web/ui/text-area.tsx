import type { ChangeEvent, ComponentProps } from 'react';
import styles from './field.module.css';
import { ownDirection, useFieldControl } from './field.tsx';

type LongLineProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'>;

/** A single-line text that wraps when long, so that all of it is visible: an address. */
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

/** Lines of text, each in its own direction. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useFieldControl()} {...ownDirection} {...props} className={styles.input} />;
}
