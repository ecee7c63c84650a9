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

/** A form of somebody who is signed in: a session that is over asks to log in, whatever else is told in words. */
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
