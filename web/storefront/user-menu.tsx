import { useNavigate } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { leave } from '../state/session.ts';
import { MenuAction, MenuButton, MenuLink } from '../ui/menu-button.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './header.module.css';

/** The signed-in user's menu; while the profile is on its way it keeps its place without a name. */
export function UserMenu({ user }: { user: User | null }) {
  const { shell } = useWords();
  const path = usePath();
  const logout = useLogout();
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  const face = (
    <>
      <span className={styles.initial} aria-hidden="true">
        {[...firstName][0]?.toUpperCase()}
      </span>
      <bdi className={styles.firstName}>{firstName}</bdi>
    </>
  );
  return (
    <MenuButton label={user ? `${shell.account}: ${user.name}` : shell.account} trigger={face}>
      <MenuLink to={path('/profile')} icon="user">
        {shell.profile}
      </MenuLink>
      <MenuLink to={path('/orders')} icon="basket">
        {shell.orders}
      </MenuLink>
      {user?.role === 'admin' && (
        <MenuLink to={path('/admin')} icon="list">
          {shell.admin}
        </MenuLink>
      )}
      <MenuAction onSelect={logout} icon="close">
        {shell.logout}
      </MenuAction>
    </MenuButton>
  );
}

/** Ends the session, says so and goes home. */
export function useLogout(): () => void {
  const { shell } = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  return () => {
    void leave();
    navigate(path('/'));
    showToast({ text: shell.loggedOut });
  };
}
