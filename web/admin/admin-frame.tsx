import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { preloadPages } from '../browser/preload-pages.ts';
import { resetDeliveryChoice } from '../cart/delivery-choice.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import { AccountUnreached } from '../session/account-unreached.tsx';
import { closeLoginModal, useLoginModal } from '../session/login-modal-state.ts';
import { endSession, useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { LazyModal, type LoadedModal } from '../ui/lazy-modal.tsx';
import { LogoLink } from '../ui/logo-link.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './admin-frame.module.css';
import { AdminTabs, TabCount, tabs, useTabPath } from './admin-tabs.tsx';
import { centreInRow } from './centre-in-row.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useToastPlace } from './use-toast-place.ts';

/**
 * Route guard and header of the admin area. Renders nothing without the role: guests are redirected to the login,
 * customers to the home page.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const admin = useAdminWords();
  const isAdmin = useGuard();
  const isUnreached = useSession(({ status }) => status === 'unreached');
  const isLoginAsked = useLoginModal((modal) => modal.isOpen);
  useToastPlace();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isAdmin) void preloadPages('admin');
  }, [isAdmin]);
  if (!isAdmin) {
    return (
      <>
        <PrivateHead page="admin" title={shell.title(admin.title)} />
        {isUnreached && (
          <main id="main" className={`wrap ${styles.main}`} tabIndex={-1}>
            <AccountUnreached level={1} />
          </main>
        )}
      </>
    );
  }
  return (
    <div className={styles.admin}>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <AdminHeader onLogout={() => setAsking(true)} />
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1}>
        {children}
        <LogoutQuestion open={isAsking} onClose={() => setAsking(false)} />
      </main>
      <AdminTabs onLogout={() => setAsking(true)} />
      <LazyModal isOpen={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
    </div>
  );
}

const loadLogin = (): Promise<LoadedModal> => import('../session/login-modal.tsx');

/**
 * Only for navigation, not for protection: the server checks the role at every call. The login leads back to the
 * requested page.
 */
function useGuard(): boolean {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const path = usePath();
  const navigate = useNavigate();
  const isAdmin = user?.role === 'admin';
  const isOpen = status === 'unknown' || status === 'unreached';
  const login = `${path('/login')}?${new URLSearchParams({ next: pathname + search })}`;
  const elsewhere = isOpen || isAdmin ? null : status === 'guest' ? login : path('/');
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return isAdmin;
}

function AdminHeader({ onLogout }: { onLogout: () => void }) {
  const admin = useAdminWords();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <LogoLink title={admin.shop} />
        <b className={styles.title}>{admin.title}</b>
        <Sections />
        <LanguageLink short />
        <button type="button" className={styles.logout} onClick={onLogout}>
          {admin.logout}
        </button>
      </div>
    </header>
  );
}

/** On a tablet the tabs scroll horizontally, with the current one centred; on a phone they are a bar at the foot. */
function Sections() {
  const admin = useAdminWords();
  const tabPath = useTabPath();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab.
  useEffect(() => centreInRow(strip.current, '[aria-current]'), [pathname]);
  return (
    <nav ref={strip} className={styles.sections} aria-label={admin.sections}>
      {tabs.map(([to, name]) => (
        <NavLink key={to} to={tabPath(to)} end={to === '/admin'}>
          {admin.tabs[name]}
          <TabCount of={name} />
        </NavLink>
      ))}
    </nav>
  );
}

function LogoutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shell } = useWords();
  const admin = useAdminWords();
  // No navigation here: once signed out, the route guard redirects to the login.
  const logOut = () => {
    void endSession();
    resetDeliveryChoice();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={admin.logoutQuestion}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {admin.cancel}
          </Button>
          <Button onClick={logOut}>{admin.logout}</Button>
        </>
      }
    >
      <p className="muted">{admin.logoutText}</p>
    </Modal>
  );
}
