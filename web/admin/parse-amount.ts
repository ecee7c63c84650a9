import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

const tidy = (text: string): string => foldDigits(text.replace(invisibleMarks, '')).trim();

/** Whether commas can only part thousands: `1,234.56`, as the shop writes it, and `1,234,567`. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+[.٫]\d*|(?:,\d{3}){2,})$/;

/**
 * Reads JD as typed in any of the three digit sets, with `.`, `,` or `٫` before the qirsh, and thousands parted or not. Not a
 * number when it is none; more decimals than a price has are left for the rule.
 */
export function parseAmount(text: string): number {
  const plain = tidy(text).replaceAll('٬', '');
  const typed = (grouped.test(plain) ? plain.replaceAll(',', '') : plain).replace(/[,٫]/, '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(typed) && !isUnclear(text) ? Number(typed) : Number.NaN;
}

/** Whether a text is an amount with no more decimals than a price has. */
export function isAmount(text: string): boolean {
  const amount = parseAmount(text);
  return Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;
}

/** Whether a comma may part thousands as well as qirsh: `1,500`. */
export const isUnclear = (text: string): boolean => /^\d{1,3},\d{3}$/.test(tidy(text));

/**
 * The value of a number's field, for its `setValueAs`. A text that is no number stays as it is typed, for the schema to refuse:
 * NaN would be null in a draft, and what was typed lost on a reload.
 */
export function readNumber<Empty>(typed: unknown, empty: Empty): number | string | Empty {
  const text = String(typed ?? '');
  if (tidy(text) === '') return empty;
  const number = parseAmount(text);
  return Number.isNaN(number) ? text : number;
}
