import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { usePath, useWords } from '../i18n/language.tsx';
import { closeLoginModal, useLoginModal } from '../state/login-modal.ts';
import { leave, useSession } from '../state/session.ts';
import { Button } from '../ui/button.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { Modal } from '../ui/modal.tsx';
import { type LoadedModal, WhenAsked } from '../ui/when-asked.tsx';
import styles from './admin-frame.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** The guard and the header of the seller's desk. Whoever may not see it is sent away, and meanwhile sees nothing. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const isAdmin = useGuard();
  const isLoginAsked = useLoginModal((modal) => modal.isOpen);
  const [isAsking, setAsking] = useState(false);
  if (!isAdmin) return null;
  return (
    <div className={styles.desk}>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <DeskHeader onLogout={() => setAsking(true)} />
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1}>
        {children}
        <LogoutQuestion open={isAsking} onClose={() => setAsking(false)} />
      </main>
      <WhenAsked isAsked={isLoginAsked} load={loadLogin} onLost={closeLoginModal} />
    </div>
  );
}

const loadLogin = (): Promise<LoadedModal> => import('../account/login-modal.tsx');

/** It only steers the browser: the server asks for the role at every call. */
function useGuard(): boolean {
  const { status, user } = useSession();
  const path = usePath();
  const navigate = useNavigate();
  const isAdmin = user?.role === 'admin';
  const elsewhere = status === 'unknown' || isAdmin ? null : path(status === 'guest' ? '/login' : '/');
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return isAdmin;
}

function DeskHeader({ onLogout }: { onLogout: () => void }) {
  const { shell } = useWords();
  const admin = useAdminWords();
  const path = usePath();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link className={styles.logo} to={path('/')} aria-label={shell.logo} title={admin.shop}>
          <Wordmark />
        </Link>
        <b className={styles.title}>{admin.title}</b>
        <nav className={styles.sections} aria-label={admin.sections}>
          <NavLink to={path('/admin')} end>
            {admin.overview}
          </NavLink>
        </nav>
        <LanguageLink />
        <button type="button" className={styles.logout} onClick={onLogout}>
          {admin.logout}
        </button>
      </div>
    </header>
  );
}

function LogoutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shell } = useWords();
  const admin = useAdminWords();
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
          {/* The guard goes to the login page as soon as nobody is here. */}
          <Button onClick={() => void leave()}>{admin.logout}</Button>
        </>
      }
    >
      <p className="muted">{admin.logoutText}</p>
    </Modal>
  );
}
