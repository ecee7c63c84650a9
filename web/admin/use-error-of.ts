import { type FieldError, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { describeFault } from '../i18n/describe-fault.ts';
import { useAdminErrors } from './use-admin-errors.ts';

/** Returns the validation error of a field by its path, in the reader's language. */
export function useErrorOf<Values extends FieldValues, Context, Parsed>(
  form: Pick<UseFormReturn<Values, Context, Parsed>, 'formState'>,
): (path: string) => string | undefined {
  const words = useAdminErrors();
  // Read while rendering: the form only re-renders for what was read (proxy).
  const { errors } = form.formState;
  return (path) => {
    const code = (get(errors, path) as FieldError | undefined)?.message;
    if (code === 'slug_taken' || code === 'coupon_taken') return words.refusals[code];
    // The slug is derived from the English name, which is what is missing.
    if (code === 'slug_required' && get(errors, 'name.en')) return;
    return code && describeFault(code, words);
  };
}
