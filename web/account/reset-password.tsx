import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword } from '../../contracts/accounts.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { ApiError, call, describeError } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import styles from '../session/account-form.module.css';
import { AccountForm } from '../session/account-form.tsx';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import { clearSession } from '../session/session.ts';
import { newPasswordOrder, newPasswordSchema } from '../session/signup-schema.ts';
import { storeDeviceToken } from '../session/trusted-device.ts';
import { useAccountForm } from '../session/use-account-form.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Target of the mailed link `/reset-password#<token>`. */
export default function ResetPassword() {
  const { shell } = useWords();
  const account = useAccountWords();
  const path = usePath();
  const navigate = useNavigate();
  const { token, removeLinkToken } = useLinkToken();
  // The refused token; a newer link may be opened in the same tab.
  const [refused, setRefused] = useState<string>();
  const refuse = () => {
    removeLinkToken();
    setRefused(token ?? undefined);
  };
  const finish = () => {
    removeLinkToken();
    // The server has ended all sessions of the account.
    clearSession();
    navigate(path('/login'), { replace: true, state: { isPasswordChanged: true } });
  };
  return (
    <AccountPage
      title={account.resetTitle}
      motif={keyMotif}
      proverb={account.resetProverb}
      other={{ question: account.remembered, to: '/login', text: account.toLogin }}
    >
      <PrivateHead page="resetPassword" title={shell.title(account.resetTitle)} />
      {token === null || (token && token === refused) ? (
        <OldLink />
      ) : (
        <NewPassword token={token ?? ''} onRefused={refuse} onDone={finish} />
      )}
    </AccountPage>
  );
}

type NewPasswordProps = { token: string; onRefused: () => void; onDone: () => void };

function NewPassword({ token, onRefused, onDone }: NewPasswordProps) {
  const words = useWords();
  const account = useAccountWords();
  const form = useAccountForm({
    schema: newPasswordSchema,
    order: newPasswordOrder,
    send: ({ password }, signal) =>
      call(resetPassword, { token, password }, { signal }).then(({ device }) => {
        storeDeviceToken(device);
        return true;
      }, refusedLink),
    explain: (error) => describeError(error, words),
    onSent: (isDone) => (isDone ? onDone() : onRefused()),
  });
  const { register } = form.form;
  return (
    <AccountForm state={form} action={account.savePassword}>
      <NewPasswordFields
        label={account.newPassword}
        password={{
          input: register('password', { deps: 'confirmPassword' }),
          error: form.errorOf('password'),
        }}
        again={{ input: register('confirmPassword'), error: form.errorOf('confirmPassword') }}
      />
    </AccountForm>
  );
}

/** Returns false when the link is no longer valid; other errors are shown in the form. */
function refusedLink(error: unknown): false {
  if (error instanceof ApiError && error.code === 'link_expired') return false;
  throw error;
}

/** The message for a link that was used, has expired, or was truncated. */
function OldLink() {
  const { errors } = useWords();
  const account = useAccountWords();
  const path = usePath();
  return (
    <div className={styles.form}>
      <Alert>{errors.refusals.link_expired}</Alert>
      <ButtonLink block to={path('/forgot-password')}>
        {account.askAnew}
      </ButtonLink>
    </div>
  );
}
