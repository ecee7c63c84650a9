import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a form, or of what holds its fields: after each submit the first invalid field on the page gets the focus. react-hook-form alone goes by the order of
 * registration, in which fields of child components come last: set its `shouldFocusError` to false. `submitCount` is the form
 * state's.
 */
export function useFocusFirstInvalid<Box extends HTMLElement = HTMLFormElement>(
  submitCount: number,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    // In the middle: at an end, what is wrong with it can lie behind a sticky bar.
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return form;
}
