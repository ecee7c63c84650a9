import { login, type User } from '../../contracts/accounts.ts';
import { ApiError, call, describeError } from '../api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Field, PasswordInput, TextInput } from '../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useComingIn } from './use-coming-in.ts';

/** What a login form holds; kept by its page or modal, so that a change of tab loses nothing. */
export function useLoginForm(onSuccess?: (user: User) => void) {
  const words = useWords();
  const { account } = words;
  const language = useLanguage();
  const comeIn = useComingIn(() => account.loginDone, onSuccess);
  return useAccountForm({
    schema: login.input,
    order: ['email', 'password'],
    send: (values, signal) => call(login, { ...values, language }, { signal }),
    explain: (error) =>
      error instanceof ApiError && error.status === 401 ? account.loginFailed : describeError(error, words),
    onSent: comeIn,
  });
}

type LoginFormProps = {
  state: ReturnType<typeof useLoginForm>;
  isInModal?: boolean;
  /** In a modal: the focus starts in the first field. */
  focusFirst?: boolean;
};

export function LoginForm({ state, isInModal = false, focusFirst }: LoginFormProps) {
  const { account } = useWords();
  const { register, watch } = state.form;
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
      <ForgotLink email={watch('email')} isInModal={isInModal} />
    </AccountForm>
  );
}
