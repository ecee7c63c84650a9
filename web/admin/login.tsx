import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PrivateHead } from '../content/page-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import { LoginForm, useLoginForm } from '../session/login-form.tsx';
import { useSession } from '../session/session.ts';
import { LanguageLink } from '../ui/language-link.tsx';
import { LogoLink } from '../ui/logo-link.tsx';
import styles from './login.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** Login of the admin area; a customer's account is sent to the shop. */
export default function AdminLogin() {
  const { shell } = useWords();
  const admin = useAdminWords();
  const form = useLoginForm({ refusedText: admin.loginRefused });
  useRedirectWhenSignedIn();
  return (
    <div className={styles.page}>
      <PrivateHead page="admin" title={shell.title(admin.loginTitle)} />
      <header className={styles.head}>
        <LogoLink />
        <LanguageLink />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <h1>{admin.loginTitle}</h1>
        <p className="muted">{admin.loginText}</p>
        <LoginForm state={form} />
      </main>
    </div>
  );
}

function useRedirectWhenSignedIn() {
  const role = useSession(({ status, user }) => (status === 'customer' ? user?.role : undefined));
  const path = usePath();
  const navigate = useNavigate();
  const destination = role && path(role === 'admin' ? '/admin' : '/');
  useEffect(() => {
    if (destination) navigate(destination, { replace: true });
  }, [destination, navigate]);
}
