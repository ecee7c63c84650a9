import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a form, or of a container of its fields: after each submit the first invalid field on the page gets the focus.
 * react-hook-form alone uses the order of registration, in which fields of child components come last: set its
 * `shouldFocusError` to false. `submitCount` is from the form's state.
 */
export function useFocusFirstInvalid<Box extends HTMLElement = HTMLFormElement>(
  submitCount: number,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    // Centred: at an edge, its error could be behind a sticky bar.
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return form;
}
