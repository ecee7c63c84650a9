import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { changePassword, type User } from '../../contracts/accounts.ts';
import { call } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AccountForm } from '../session/account-form.tsx';
import { CodeField } from '../session/code-field.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import { ForgotLink } from '../session/forgot-link.tsx';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import styles from '../session/security.module.css';
import { changePasswordOrder, changePasswordSchema } from '../session/signup-schema.ts';
import { storeDeviceToken } from '../session/trusted-device.ts';
import { useAccountQuestion } from '../session/use-account-question.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useShowToast } from '../ui/toast.tsx';

/** The hash of the profile's address that opens the password form. */
export const passwordHash = '#password';

/** The button and dialog for changing the password. A link with `#password` opens it; Back then closes it. */
export function ChangePassword({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { profile } = useCustomerWords();
  const say = useSecurityWords();
  const showToast = useShowToast();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was come to; what is opened and closed on it changes nothing.
  useEffect(() => {
    if (hash !== passwordHash) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
    setOpen(!isBack);
  }, [hash]);
  const finish = () => {
    setOpen(false);
    showToast({ text: say.passwordChanged });
    onChanged();
  };
  return (
    <>
      <Button ref={button} size="sm" variant="line" onClick={() => setOpen(true)}>
        {profile.changePassword}
      </Button>
      {isOpen && <Question user={user} onDone={finish} onClose={() => setOpen(false)} />}
    </>
  );
}

type QuestionProps = { user: User; onDone: () => void; onClose: () => void };

function Question({ user, onDone, onClose }: QuestionProps) {
  const { shell } = useWords();
  const account = useAccountWords();
  const customer = useCustomerWords();
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: changePasswordSchema,
    order: changePasswordOrder,
    send: (values, signal) => call(changePassword, values, { signal }),
    onSent: ({ device }) => {
      storeDeviceToken(device);
      onDone();
    },
  });
  const { register } = form.form;
  return (
    <Modal
      open
      title={customer.profile.changePassword}
      closeLabel={shell.close}
      onClose={onClose}
      busy={form.isBusy}
      width="narrow"
    >
      <div className={styles.steps}>
        <p>{say.passwordText}</p>
        <AccountForm state={form} action={account.savePassword}>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly autoComplete="username" value={user.email} />
          <CurrentPassword
            label={say.password}
            input={register('password')}
            error={form.errorOf('password')}
          />
          {form.asksCode && <CodeField input={register('code')} error={form.errorOf('code')} />}
          <NewPasswordFields
            label={account.newPassword}
            password={{
              input: register('new_password', { deps: 'confirmPassword' }),
              error: form.errorOf('new_password'),
            }}
            again={{ input: register('confirmPassword'), error: form.errorOf('confirmPassword') }}
          />
        </AccountForm>
        <ForgotLink email={user.email} isInModal />
      </div>
    </Modal>
  );
}
