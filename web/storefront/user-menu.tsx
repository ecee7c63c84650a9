import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useClosedByBack } from '../ui/closed-by-back.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useLogout } from './use-logout.ts';
import styles from './user-menu.module.css';

/**
 * Dropdown menu of the signed-in user, as a native popover (light dismiss: Esc or a press outside). While the profile
 * loads the button has its size but no name, so that nothing shifts.
 */
export function UserMenu({ user }: { user: User | null }) {
  const { shell } = useWords();
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const close = () => menu.current?.hidePopover();
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, close, { reopen: () => menu.current?.showPopover() });
  const logout = useLogout();
  // Closed before logout: otherwise it would be open at the next login.
  const logOutAndClose = () => {
    close();
    logout();
  };
  // A list of links, so Tab works; arrow keys are an addition for users who expect a menu.
  const move = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    menu.current?.showPopover();
    items.at(next % items.length)?.focus();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) close();
  };
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        onKeyDown={(event) => event.key.startsWith('Arrow') && move(event)}
        aria-label={user ? `${shell.account}: ${user.name}` : shell.account}
      >
        <span className={styles.initial} aria-hidden="true">
          {[...firstName][0]?.toUpperCase()}
        </span>
        <bdi className={styles.name}>{firstName}</bdi>
        <Icon name="chevron" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        // Not `toggle`, which fires in a later task: Back checks at once whether the menu is closed.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={move}
        onBlur={closeBehind}
      >
        <MenuLink to="/profile" icon="user" onChoose={close}>
          {shell.profile}
        </MenuLink>
        <MenuLink to="/orders" icon="basket" onChoose={close}>
          {shell.orders}
        </MenuLink>
        {user?.role === 'admin' && (
          <MenuLink to="/admin" icon="list" onChoose={close}>
            {shell.admin}
          </MenuLink>
        )}
        <li>
          <button type="button" className={styles.item} onClick={logOutAndClose}>
            <Icon name="close" />
            {shell.logout}
          </button>
        </li>
      </ul>
    </>
  );
}

type MenuLinkProps = { to: string; icon: IconName; onChoose: () => void; children: ReactNode };

function MenuLink({ to, icon, onChoose, children }: MenuLinkProps) {
  const path = usePath();
  return (
    <li>
      <Link className={styles.item} to={path(to)} onClick={onChoose}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  );
}
