import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { register as registerCall, type User } from '../../contracts/accounts.ts';
import { normalizeEmail } from '../../contracts/normalize-email.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Agreement } from '../ui/agreement.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signupOrder, signupSchema } from './signup-schema.ts';
import { useAccepted } from './use-accepted.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignIn } from './use-sign-in.ts';

/** The state of a signup form; stored in its page or modal, so that a change of tab loses nothing. */
export function useSignupForm(onSuccess?: (user: User) => void) {
  const words = useWords();
  const account = useAccountWords();
  const language = useLanguage();
  const accepted = useAccepted();
  const finish = useSignIn(
    ({ name }, isKept) => (isKept ? account.signupKept(name) : account.signupDone(name)),
    onSuccess,
  );
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const state = useAccountForm({
    schema: signupSchema,
    order: signupOrder,
    send: ({ name, email, password }, signal) =>
      call(registerCall, { name, email, password, language, ...accepted }, { signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'user_exists') setTakenEmail(email);
          throw error;
        },
      ),
    explain: (error) => describeError(error, words, account.signupFailed),
    onSent: finish,
  });
  return { ...state, takenEmail };
}

type SignupFormProps = {
  state: ReturnType<typeof useSignupForm>;
  /** In a modal: the form's id, for the button in its foot. */
  id?: string;
  /** In a modal: the focus starts in the first field. */
  focusFirst?: boolean;
  /** In a modal: switches to its login instead of linking to the login page. */
  onLogin?: () => void;
};

export function SignupForm({ state, id, focusFirst, onLogin }: SignupFormProps) {
  const account = useAccountWords();
  const { register, watch } = state.form;
  const isTaken =
    state.takenEmail !== null && normalizeEmail(watch('email')) === normalizeEmail(state.takenEmail);
  return (
    <AccountForm state={state} action={account.signup} id={id}>
      <Field label={account.name} error={state.errorOf('name')}>
        <TextInput
          {...register('name')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          required
          data-autofocus={focusFirst || undefined}
        />
      </Field>
      <Field label={account.email} error={state.errorOf('email')}>
        <TextInput {...register('email')} type="email" autoComplete="email" enterKeyHint="next" required />
      </Field>
      {isTaken && <LoginInstead email={state.takenEmail ?? ''} onLogin={onLogin} />}
      <NewPasswordFields
        label={account.password}
        password={{
          input: register('password', { deps: 'confirmPassword' }),
          error: state.errorOf('password'),
        }}
        again={{ input: register('confirmPassword'), error: state.errorOf('confirmPassword') }}
      />
      <Checkbox {...register('terms')} aria-label={account.terms} required error={state.errorOf('terms')}>
        <Agreement sentence="agree" />
      </Checkbox>
    </AccountForm>
  );
}

/** For an email that already has an account: the login, with the email prefilled. */
function LoginInstead({ email, onLogin }: { email: string; onLogin: (() => void) | undefined }) {
  const account = useAccountWords();
  const path = usePath();
  const { search } = useLocation();
  return (
    <p>
      {onLogin ? (
        <Button variant="text" size="sm" onClick={onLogin}>
          {account.loginInstead}
        </Button>
      ) : (
        <Link className="link" to={path('/login') + search} state={{ email }}>
          {account.loginInstead}
        </Link>
      )}
    </p>
  );
}
