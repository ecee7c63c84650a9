import type { KeyboardEvent } from 'react';

/** Enter in a field whose key says "next" moves to the next text field of its form; in any other it sends the form. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent, defaultPrevented } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  event.preventDefault();
  const texts = 'input:not([type="checkbox"], [aria-hidden])';
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(texts)];
  fields[fields.indexOf(target) + 1]?.focus();
}
