import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PrivateHead } from '../content/page-head.tsx';
import { useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { LoginForm, useLoginForm } from '../session/login-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { AccountPage } from './account-page.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

export default function LoginPage() {
  const { shell } = useWords();
  const account = useAccountWords();
  // The state of a signup whose email already has an account.
  const { state } = useLocation();
  const form = useLoginForm({ knownEmail: typeof state?.email === 'string' ? state.email : undefined });
  useRedirectWhenSignedIn();
  const isPasswordChanged = useIsPasswordChanged();
  return (
    <AccountPage
      title={account.loginTitle}
      motif={keyMotif}
      proverb={account.proverb}
      other={{ question: account.firstTime, to: '/signup', text: account.toSignup }}
    >
      <PrivateHead page="login" title={shell.title(account.loginTab)} />
      {isPasswordChanged && <Alert tone="ok">{account.passwordChanged}</Alert>}
      <LoginForm state={form} />
    </AccountPage>
  );
}

/** Whether the visitor has just chosen a new password; unknown during server rendering. */
function useIsPasswordChanged(): boolean {
  const { state } = useLocation();
  const [isChanged, setChanged] = useState(false);
  useEffect(() => setChanged(state?.isPasswordChanged === true), [state]);
  return isChanged;
}
