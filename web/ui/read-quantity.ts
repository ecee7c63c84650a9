import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

/**
 * A quantity as it is typed, in any of the three digit sets: its whole part, empty while there is none, and whether a
 * fraction follows. `1,000` and `١٬٠٠٠` are a thousand; any other comma or point begins a fraction.
 */
export function readQuantity(text: string): { whole: string; hasFraction: boolean } {
  const typed = foldDigits(text.replace(invisibleMarks, '')).replace(/٬|,(?=\d{3}(?!\d))/g, '');
  const [before = '', ...after] = typed.split(/[.,٫،]/);
  return { whole: before.replace(/\D/g, ''), hasFraction: /[1-9]/.test(after.join('')) };
}
