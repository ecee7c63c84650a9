import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a form: after each submit its first invalid field on the page gets the focus. react-hook-form alone goes by the order of
 * registration, in which fields of child components come last: set its `shouldFocusError` to false. `submitCount` is the form
 * state's.
 */
export function useFocusFirstFault(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);
  return form;
}
