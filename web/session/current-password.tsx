import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

type CurrentPasswordProps = { label: string; input: UseFormRegisterReturn; error: string | undefined };

/** The current password, for re-authentication. */
export function CurrentPassword({ label, input, error }: CurrentPasswordProps) {
  const account = useAccountWords();
  return (
    <Field label={label} error={error}>
      <PasswordInput
        {...input}
        autoComplete="current-password"
        required
        showLabel={account.show}
        hideLabel={account.hide}
      />
    </Field>
  );
}
