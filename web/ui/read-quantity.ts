import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

/**
 * Parses a typed quantity in any of the three digit sets: its integer part, empty while there is none, whether a
 * fraction follows, and both as plain text. `1,000` and `١٬٠٠٠` are a thousand; any other comma or point begins a
 * fraction.
 */
export function readQuantity(typed: string): { whole: string; hasFraction: boolean; text: string } {
  const folded = foldDigits(typed.replace(invisibleMarks, '')).replace(/٬|,(?=\d{3}(?!\d))/g, '');
  const [before = '', ...after] = folded.split(/[.,٫،]/).map((part) => part.replace(/\D/g, ''));
  const fraction = after.join('');
  return {
    whole: before,
    hasFraction: /[1-9]/.test(fraction),
    text: after.length > 0 ? `${before}.${fraction}` : before,
  };
}
