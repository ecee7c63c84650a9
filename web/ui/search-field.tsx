import type { ComponentProps } from 'react';
import { TextInput } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

/** A text field for a search, with a magnifying glass before the text; `children` stand below it, such as suggestions. */
export function SearchField({ children, ...input }: ComponentProps<typeof TextInput>) {
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <TextInput maxLength={200} autoComplete="off" enterKeyHint="search" {...input} />
      {children}
    </div>
  );
}
