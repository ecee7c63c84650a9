import { useId, useState } from 'react';
import { Link } from 'react-router';
import { login, type User } from '../../contracts/accounts.ts';
import { ApiError, call, describeError } from '../api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../ui/field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** What a login form holds; kept by its page or modal, so that a change of tab loses nothing. */
export function useLoginForm(onSuccess?: (user: User) => void) {
  const words = useWords();
  const { account } = words;
  return useAccountForm({
    schema: login.input,
    order: ['email', 'password'],
    send: (values, signal) => call(login, values, { signal }),
    explain: (error) =>
      error instanceof ApiError && error.status === 401 ? account.loginFailed : describeError(error, words),
    greet: () => account.loginDone,
    onSuccess,
  });
}

type LoginFormProps = {
  state: ReturnType<typeof useLoginForm>;
  /** In a modal: the focus starts in the first field. */
  focusFirst?: boolean;
};

export function LoginForm({ state, focusFirst }: LoginFormProps) {
  const { account } = useWords();
  const { register } = state.form;
  return (
    <AccountForm state={state} action={account.login}>
      <Field label={account.email} error={state.errorOf('email')}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          required
          data-autofocus={focusFirst || undefined}
        />
      </Field>
      <Field label={account.password} error={state.errorOf('password')}>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          required
          showLabel={account.show}
          hideLabel={account.hide}
        />
      </Field>
      <ForgotPassword />
    </AccountForm>
  );
}

function ForgotPassword() {
  const { account, shell } = useWords();
  const path = usePath();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.forgot}>
      <Button
        variant="text"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {account.forgot}
      </Button>
      <p id={id} className={styles.help} hidden={!isOpen}>
        {account.forgotHelp}{' '}
        <Link className="link" to={path('/contact')}>
          {shell.contact}
        </Link>
      </p>
    </div>
  );
}
