import { useMutation } from '@tanstack/react-query';
import type { Bilingual } from '../../contracts/language.ts';
import { describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { queryClient } from '../session/query-client.ts';
import { isSessionRefused } from '../session/session.ts';
import { useShowToast } from '../ui/toast.tsx';
import { toastName } from './short-name.ts';
import { useUndo } from './use-undo.ts';

type Row = { id: string; name: Bilingual };
type Move<R> = { before: R[]; after: R[]; moved: R; to: number };

type MoveOptions<R> = {
  /** The key of the sorted list. */
  queryKey: readonly [string];
  /** Saves the order of all rows (`callRecorded`). */
  sort: (ids: string[]) => Promise<{ answer: R[]; activity: number | null }>;
  /** The toast's text: the row's name, and its position counted from one. */
  say: (name: string, place: number) => string;
};

/** Moves a row of a list to another position: an optimistic update, rolled back with a toast on refusal. */
export function useMove<R extends Row>({ queryKey, sort, say }: MoveOptions<R>) {
  const words = useWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const show = (rows: R[]) => queryClient.setQueryData(queryKey, rows);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const { mutate } = useMutation(
    {
      mutationFn: ({ after }: Move<R>) => sort(after.map(({ id }) => id)),
      onMutate: ({ after }) => show(after),
      onSuccess: ({ answer, activity }, { moved, to }) => {
        show(answer);
        const text = say(toastName(moved.name[language]), to + 1);
        offerUndo({ activity, subject: queryKey[0], text, onUndone: refetch });
      },
      onError: (error, { before }) => {
        show(before);
        refetch();
        if (!isSessionRefused(error)) showToast({ text: describeError(error, words) });
      },
    },
    queryClient,
  );
  return (before: R[], from: number, to: number) => {
    const moved = before[from];
    if (moved) mutate({ before, after: before.toSpliced(from, 1).toSpliced(to, 0, moved), moved, to });
  };
}
