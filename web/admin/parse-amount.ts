import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

/** Reads JD as typed in any of the three digit sets, with `.`, `,` or `٫` before the qirsh; null when it is no amount. */
export function parseAmount(text: string): number | null {
  const typed = foldDigits(text.replace(invisibleMarks, '')).trim().replace(/[,٫]/, '.');
  return /^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(typed) ? Number(typed) : null;
}
