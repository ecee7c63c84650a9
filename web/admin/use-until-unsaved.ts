import { useLayoutEffect, useRef } from 'react';

/**
 * For the toast which says that a save changed nothing: `untilUnsaved()` returns a signal that is aborted as soon as
 * the form has unsaved changes again, at once if something was typed while saving.
 */
export function useUntilUnsaved(isUnsaved: boolean): () => AbortSignal {
  const answer = useRef<AbortController>(null);
  const isUnsavedNow = useRef(isUnsaved);
  useLayoutEffect(() => {
    isUnsavedNow.current = isUnsaved;
    if (isUnsaved) answer.current?.abort();
  }, [isUnsaved]);
  return () => {
    answer.current = new AbortController();
    if (isUnsavedNow.current) answer.current.abort();
    return answer.current.signal;
  };
}
