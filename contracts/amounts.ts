import { foldDigits, invisibleMarks } from './digits.ts';

const tidy = (text: string): string =>
  foldDigits(text.replace(invisibleMarks, '')).replaceAll('،', ',').replaceAll('٬', '').trim();

/** A number with a comma before each three digits, as `formatAmount` writes it. */
const grouped = /^[1-9]\d{0,2}(,\d{3})+([.٫]\d*)?$/;

/**
 * Reads an amount as people type it, in any of the three digit sets. `1,500` is 1500, as the shop itself writes it; any
 * other `,` is a decimal separator, like `.` and `٫`. NaN when the text is no number; too many decimals are left for
 * the schema to refuse.
 */
export function readAmount(text: string): number {
  const typed = tidy(text);
  const plain = (grouped.test(typed) ? typed.replaceAll(',', '') : typed).replace(/[,٫]/, '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * Whether the comma is ambiguous: `1,500` can mean 1500 or 1.5, as a dinar has thousandths. Fields that store the
 * amount ask again.
 */
export const isUnclear = (text: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(tidy(text));
