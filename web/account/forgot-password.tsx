import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as schemas from '../../contracts/accounts.schemas.ts';
import { forgotPassword } from '../../contracts/accounts.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import styles from '../session/account-form.module.css';
import { AccountForm } from '../session/account-form.tsx';
import { useAccountForm } from '../session/use-account-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { AccountPage } from './account-page.tsx';

/** Requests a password reset link. The answer is the same for any address (no user enumeration). */
export default function ForgotPassword() {
  const { shell } = useWords();
  const account = useAccountWords();
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const [isSent, setSent] = useState(false);
  const finish = (asked: string) => {
    setEmail(asked);
    setSent(true);
  };
  return (
    <AccountPage
      title={account.forgotTitle}
      motif={keyMotif}
      proverb={account.proverb}
      other={{ question: account.remembered, to: '/login', text: account.toLogin }}
    >
      <PrivateHead page="forgotPassword" title={shell.title(account.forgotTitle)} />
      {isSent ? (
        <OnItsWay email={email} onAgain={() => setSent(false)} />
      ) : (
        <AskForLink email={email} onSent={finish} />
      )}
    </AccountPage>
  );
}

function AskForLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const words = useWords();
  const account = useAccountWords();
  const language = useLanguage();
  const form = useAccountForm({
    schema: schemas.forgotPassword.input,
    order: ['email'],
    ...(email !== '' && { startWith: { email } }),
    send: (values, signal) => call(forgotPassword, { ...values, language }, { signal }),
    explain: (error) => describeError(error, words),
    onSent: (_, values) => onSent(values.email),
  });
  return (
    <AccountForm state={form} action={account.sendLink}>
      <p>{account.forgotText}</p>
      <Field label={account.email} error={form.errorOf('email')}>
        <TextInput {...form.form.register('email')} type="email" autoComplete="username" required />
      </Field>
    </AccountForm>
  );
}

function OnItsWay({ email, onAgain }: { email: string; onAgain: () => void }) {
  const account = useAccountWords();
  const panel = useRef<HTMLDivElement>(null);
  // Focus management: the submit button was unmounted.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.form} tabIndex={-1}>
      <Alert tone="ok">
        <p>
          {account.linkSent} <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{account.linkHelp}</p>
      </Alert>
      <Button variant="line" block onClick={onAgain}>
        {account.sendAgain}
      </Button>
    </div>
  );
}
