import type { KeyboardEvent } from 'react';

/** Enter in a field whose key says "next" moves to the next text field of its form; in any other it sends the form. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent, defaultPrevented } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented) return;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.enterKeyHint !== 'next') return;
  event.preventDefault();
  const texts = 'input:not([type="checkbox"], [aria-hidden]), textarea';
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)];
  fields[fields.indexOf(target) + 1]?.focus();
}
