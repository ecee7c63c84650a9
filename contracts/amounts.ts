import { foldDigits, invisibleMarks } from './digits.ts';

const tidy = (text: string): string =>
  foldDigits(text.replace(invisibleMarks, '')).replaceAll('،', ',').replaceAll('٬', '').trim();

/** Commas as `formatAmount` writes them, before each three digits. */
const grouped = /^[1-9]\d{0,2}(,\d{3})+([.٫]\d*)?$/;

/**
 * Reads an amount as people type it, in any of the three digit sets: `1,500` is 1500 as the shop itself writes it, any other `,`
 * stands before the decimals like `.` and `٫`. Not a number when it is none; more decimals than it may have are left for its rule.
 */
export function readAmount(text: string): number {
  const typed = tidy(text);
  const plain = (grouped.test(typed) ? typed.replaceAll(',', '') : typed).replace(/[,٫]/, '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whether a comma may part thousands as well as qirsh, of which dinars have a thousand too: what is stored for good is asked for anew. */
export const isUnclear = (text: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(tidy(text));
