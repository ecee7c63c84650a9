import type { ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { TextInput } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = ComponentProps<typeof TextInput> & {
  /** A clear button, shown while the field has text. For fields that are not `type="search"`, which have the browser's. */
  clear?: { label: string; onPress: () => void } | undefined;
};

/** A search field with a magnifying glass; `children`, such as suggestions, are below it. */
export function SearchField({ children, clear, ...input }: SearchFieldProps) {
  return (
    <div className={styles.box} data-clear={clear !== undefined || undefined}>
      <Icon name="search" />
      <TextInput maxLength={200} autoComplete="off" enterKeyHint="search" {...input} />
      {clear && (
        <IconButton label={clear.label} onClick={clear.onPress}>
          <Icon name="close" />
        </IconButton>
      )}
      {children}
    </div>
  );
}
