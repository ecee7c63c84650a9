import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

type Look = {
  /** `ink` is a `line` button while it is on, or while what it opened is shown. */
  variant?: 'solid' | 'line' | 'ink' | 'soft' | 'cream' | 'citron' | 'whatsapp' | 'bad' | 'text';
  /** `md` is 52 px high, `sm` 44 px. */
  size?: 'md' | 'sm';
  /** As wide as its container. */
  block?: boolean;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & { busy?: boolean };

/** While `busy` it keeps label and focus (`aria-disabled`, not `disabled`), shows progress and ignores clicks. */
export function Button({
  variant = 'solid',
  size = 'md',
  block = false,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      onClick={busy ? refusePress : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  block = false,
  ...rest
}: Omit<LinkProps, 'className'> & Look) {
  return (
    <Link
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** Accessible name; the child is an icon only. */
  label: string;
  variant?: 'plain' | 'raised' | 'line' | 'ink';
  busy?: boolean;
};

/** A square of 44 px around an `Icon`. */
export function IconButton({
  label,
  variant = 'plain',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={styles.square}
      data-variant={variant}
      aria-label={label}
      onClick={busy ? refusePress : onClick}
    />
  );
}

// A busy submit button is checked here too: implicit submission (Enter in a field) clicks it.
function refusePress(event: MouseEvent) {
  event.preventDefault();
}
