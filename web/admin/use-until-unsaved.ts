import { useLayoutEffect, useRef } from 'react';

/**
 * For the toast that says that a save changed nothing: `untilUnsaved()` is a signal that ends as soon as something in the form is
 * unsaved again, at once where something was typed while it was being saved.
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
