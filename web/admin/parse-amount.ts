import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';

const tidy = (text: string): string => foldDigits(text.replace(invisibleMarks, '')).trim();

/**
 * Reads JD as typed in any of the three digit sets, with `.`, `,` or `٫` before the qirsh. Not a number when it is none; more
 * decimals than a price has are left for the rule.
 */
export function parseAmount(text: string): number {
  const typed = tidy(text).replace(/[,٫]/, '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(typed) && !isUnclear(text) ? Number(typed) : Number.NaN;
}

/** Whether a text is an amount with no more decimals than a price has. */
export function isAmount(text: string): boolean {
  const amount = parseAmount(text);
  return Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;
}

/** Whether a comma may part thousands as well as qirsh: `1,500`. */
export const isUnclear = (text: string): boolean => /^\d{1,3},\d{3}$/.test(tidy(text));
