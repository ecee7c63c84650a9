import { useWords } from '../i18n/language.tsx';
import { keyMotif } from '../illustrations/motif-paths.ts';
import { AccountPage } from './account-page.tsx';
import { LoginForm, useLoginForm } from './login-form.tsx';

export default function LoginPage() {
  const { account, shell } = useWords();
  const form = useLoginForm();
  return (
    <AccountPage
      title={account.loginTitle}
      motif={keyMotif}
      proverb={account.proverb}
      other={{ question: account.firstTime, to: '/signup', text: account.toSignup }}
    >
      <title>{shell.title(account.loginTab)}</title>
      <LoginForm state={form} />
    </AccountPage>
  );
}
