import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as schemas from '../../contracts/accounts.schemas.ts';
import { describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { isCodeMissing } from './is-code-missing.ts';
import { expireSession, isSessionRefused } from './session.ts';
import { useAccountForm } from './use-account-form.ts';

/** The password, with the two-factor code of an account that has one. */
export const passwordAndCode = schemas.deleteAccount.input;

type Question<Input extends FieldValues, Output, Answer> = Omit<
  Parameters<typeof useAccountForm<Input, Output, Answer>>[0],
  'explain'
>;

/**
 * A form for signed-in users: a 401 opens the login modal, any other error is shown in the form. `asksCode` is set by
 * the first answer that requires the two-factor code.
 */
export function useAccountQuestion<Input extends FieldValues, Output, Answer>({
  send,
  ...question
}: Question<Input, Output, Answer>) {
  const words = useWords();
  const [asksCode, setAsksCode] = useState(false);
  const form = useAccountForm<Input, Output, Answer>({
    ...question,
    send: (values, signal) =>
      send(values, signal).catch((error: unknown) => {
        if (isCodeMissing(error)) setAsksCode(true);
        throw error;
      }),
    explain: (error) => {
      if (isSessionRefused(error)) expireSession();
      return describeError(error, words);
    },
  });
  return { ...form, asksCode };
}
