import { register as registerCall, type User } from '../../contracts/accounts.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Agreement } from '../ui/agreement.tsx';
import { Checkbox, Field, TextInput } from '../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signupOrder, signupSchema } from './signup-schema.ts';
import { useAccepted } from './use-accepted.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignIn } from './use-sign-in.ts';

/** What a signup form holds; kept by its page or modal, so that a change of tab loses nothing. */
export function useSignupForm(onSuccess?: (user: User) => void) {
  const words = useWords();
  const account = useAccountWords();
  const language = useLanguage();
  const accepted = useAccepted();
  const finish = useSignIn((user) => account.signupDone(user.name), onSuccess);
  return useAccountForm({
    schema: signupSchema,
    order: signupOrder,
    send: ({ name, email, password }, signal) =>
      call(registerCall, { name, email, password, language, ...accepted }, { signal }),
    explain: (error) => describeError(error, words, account.signupFailed),
    onSent: finish,
  });
}

type SignupFormProps = {
  state: ReturnType<typeof useSignupForm>;
  /** In a modal: the form's id, for the button in its foot. */
  id?: string;
  /** In a modal: the focus starts in the first field. */
  focusFirst?: boolean;
};

export function SignupForm({ state, id, focusFirst }: SignupFormProps) {
  const account = useAccountWords();
  const { register } = state.form;
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
