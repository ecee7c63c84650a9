import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { queryClient } from './query-client.ts';
import { isSessionRefused } from './session.ts';

export type Action = {
  isBusy: boolean;
  /** Error message of the last attempt, in the reader's language. */
  failure: string | null;
  /** Starts the action unless it is pending (double tap). */
  start: () => void;
};

/** The mutation of a button. `failed` prefixes the message when the error has no text of its own. */
export function useAction(perform: () => Promise<void>, failed = ''): Action {
  const words = useWords();
  const mutationKey = [useId()];
  // The client is passed explicitly, since pages without queries have actions, too.
  const { mutate, isPending, error } = useMutation({ mutationKey, mutationFn: perform }, queryClient);
  const isClear = error instanceof ApiError && error.code !== 'network' && error.code !== 'unknown';
  return {
    isBusy: isPending,
    failure:
      error && !isSessionRefused(error)
        ? `${isClear ? '' : failed} ${describeError(error, words)}`.trim()
        : null,
    start: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
