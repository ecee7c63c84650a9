import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

type Given = { input: UseFormRegisterReturn; error: string | undefined };
type NewPasswordFieldsProps = { label: string; password: Given; again: Given };

/** New password and its confirmation. An error replaces the hint, as it says the same or more. */
export function NewPasswordFields({ label, password, again }: NewPasswordFieldsProps) {
  const account = useAccountWords();
  const look = {
    showLabel: account.show,
    hideLabel: account.hide,
    required: true,
    autoComplete: 'new-password',
  };
  return (
    <>
      <Field label={label} hint={!password.error && account.passwordHint} error={password.error}>
        <PasswordInput {...password.input} {...look} enterKeyHint="next" />
      </Field>
      <Field label={account.confirmPassword} error={again.error}>
        <PasswordInput {...again.input} {...look} enterKeyHint="go" />
      </Field>
    </>
  );
}
