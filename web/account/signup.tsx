import { PrivateHead } from '../content/page-head.tsx';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { jarMotif } from '../illustrations/motif-paths/jar-motif.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { SignupForm, useSignupForm } from '../session/signup-form.tsx';
import { Motif } from '../ui/motif.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './signup.module.css';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

export default function SignupPage() {
  const { shell } = useWords();
  const account = useAccountWords();
  const form = useSignupForm();
  useRedirectWhenSignedIn();
  return (
    <AccountPage
      title={account.signupTitle}
      motif={jarMotif}
      proverb={account.signupProverb}
      other={{ question: account.haveAccount, to: '/login', text: account.toLogin }}
    >
      <PrivateHead page="signup" title={shell.title(account.signupTab)} />
      <SignupForm state={form} />
      <Benefits />
    </AccountPage>
  );
}

function Benefits() {
  const account = useAccountWords();
  const { benefits } = useContent().claims;
  const language = useLanguage();
  if (benefits.length === 0) return null;
  return (
    <section className={styles.benefits}>
      <h2>{account.benefitsTitle}</h2>
      <ul>
        {benefits
          .map((benefit) => benefit[language])
          .map((benefit) => (
            <li key={benefit}>
              <Motif of={starletMotif} unit={1} />
              {benefit}
            </li>
          ))}
      </ul>
    </section>
  );
}
