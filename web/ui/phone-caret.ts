import { foldDigits } from '../../contracts/digits.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';

/** A field's text and the position of its caret. */
type Typing = { text: string; caret: number };

/**
 * Groups the number and keeps the caret beside the same digit: after the one before it, or, when something after the
 * caret was deleted, before the next one, so that the key does not get stuck at a space or a bracket.
 */
export function formatPhoneTyping({ text, caret }: Typing, isForward = false, isAbroad = false): Typing {
  const shown = formatPhoneAsTyped(text, isAbroad);
  if (shown === text) return { text, caret };
  const before = countSigns(text.slice(0, caret));
  // The end of the shortest prefix with as many characters.
  let end = 0;
  for (let count = 0; count < before && end < shown.length; end += 1) count += countSigns(shown[end] ?? '');
  while (isForward && end < shown.length && countSigns(shown[end] ?? '') === 0) end += 1;
  return { text: shown, caret: end };
}

const countSigns = (text: string) => foldDigits(text.normalize('NFKC')).replace(/[^\d+]/g, '').length;
