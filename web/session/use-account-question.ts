import type { FieldValues } from 'react-hook-form';
import * as schemas from '../../contracts/accounts.schemas.ts';
import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { expireSession, isSessionRefused } from './session.ts';
import { useAccountForm } from './use-account-form.ts';

/** A form that asks for the password alone. */
export const passwordOnly = schemas.deleteAccount.input;

type Question<Input extends FieldValues, Output, Answer> = Omit<
  Parameters<typeof useAccountForm<Input, Output, Answer>>[0],
  'explain'
>;

/** A form for signed-in users: a 401 opens the login modal, any other error is shown in the form. */
export function useAccountQuestion<Input extends FieldValues, Output, Answer>(
  question: Question<Input, Output, Answer>,
) {
  const words = useWords();
  return useAccountForm<Input, Output, Answer>({
    ...question,
    explain: (error) => {
      if (isSessionRefused(error)) expireSession();
      return describeError(error, words);
    },
  });
}
