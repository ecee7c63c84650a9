import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './field.module.css';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password field with a button to show the password. */
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
