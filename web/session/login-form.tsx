import { useEffect, useState } from 'react';
import * as schemas from '../../contracts/accounts.schemas.ts';
import { login, type User } from '../../contracts/accounts.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { readDeviceToken } from './trusted-device.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignIn } from './use-sign-in.ts';

const isCodeAsked = (error: unknown) => error instanceof ApiError && error.code === 'code_required';

type LoginOptions = {
  onSuccess?: (user: User) => void;
  knownEmail?: string | undefined;
  refusedText?: string;
};

/**
 * Values of a login form, prefilled with the email of an expired session. Stored in the page or modal, so that
 * switching tabs keeps them. `refusedText` replaces the customers' message for a wrong password.
 */
export function useLoginForm({ onSuccess, knownEmail, refusedText }: LoginOptions) {
  const words = useWords();
  const account = useAccountWords();
  const language = useLanguage();
  const [asksCode, setAsksCode] = useState(false);
  const finish = useSignIn((_, isKept) => (isKept ? account.loginKept : account.loginDone), onSuccess);
  const state = useAccountForm({
    schema: schemas.login.input,
    order: ['email', 'password', 'code'],
    ...(knownEmail && { startWith: { email: knownEmail, password: '' } }),
    send: (values, signal) =>
      call(login, { ...values, language, device: readDeviceToken() }, { signal }).catch((error: unknown) => {
        if (isCodeAsked(error)) setAsksCode(true);
        throw error;
      }),
    explain: (error) => {
      // The first time, the code field that appears needs no message.
      if (isCodeAsked(error)) return asksCode ? describeError(error, words) : '';
      const isRefused = error instanceof ApiError && error.status === 401;
      return isRefused ? (refusedText ?? account.loginFailed) : describeError(error, words);
    },
    onSent: finish,
  });
  return { ...state, asksCode, knownEmail };
}

type LoginFormProps = {
  state: ReturnType<typeof useLoginForm>;
  /** In a modal: the form's id, for the button in its foot. */
  id?: string;
  /** In a modal: the focus starts in the first field. */
  focusFirst?: boolean;
};

export function LoginForm({ state, id, focusFirst }: LoginFormProps) {
  const account = useAccountWords();
  const { asksCode, form, knownEmail } = state;
  const { register, setFocus, watch } = form;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  return (
    <AccountForm state={state} action={account.login} id={id}>
      <Field label={account.email} error={state.errorOf('email')}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          required
          data-autofocus={(focusFirst && !knownEmail) || undefined}
        />
      </Field>
      <Field label={account.password} error={state.errorOf('password')}>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          enterKeyHint={asksCode ? 'next' : 'go'}
          data-autofocus={(focusFirst && knownEmail !== undefined) || undefined}
          required
          showLabel={account.show}
          hideLabel={account.hide}
        />
      </Field>
      {asksCode && <CodeField input={register('code')} error={state.errorOf('code')} />}
      <ForgotLink email={watch('email')} isInModal={id !== undefined} />
    </AccountForm>
  );
}
