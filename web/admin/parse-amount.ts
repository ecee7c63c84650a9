import { isUnclear, readAmount } from '../../contracts/amounts.ts';
import { invisibleMarks } from '../../contracts/digits.ts';

/** The shop's currency behind an amount, as people write it. */
const currency = /\s*(?:JOD|JD|د\.?\s?أ\.?|دينار)\s*$/iu;

/**
 * JD as typed, with the currency or without; not a number either where a comma may mean two things, since prices and payments are
 * stored by it.
 */
export function parseAmount(text: string): number {
  const typed = text.replace(invisibleMarks, '').replace(currency, '');
  return isUnclear(typed) ? Number.NaN : readAmount(typed);
}

/** A share as it is typed, without its sign: `10%`, `٢٠٪`. */
export const withoutPercentSign = (text: string): string => text.replace(/[%٪]/, '');

/** Whether a text is an amount with no more decimals than a price has. */
export function isAmount(text: string): boolean {
  const amount = parseAmount(text);
  return Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;
}

/**
 * The value of a whole number's field, for its `setValueAs`. A text that is no number stays as it is typed, for the schema to
 * refuse: NaN would be null in a draft, and what was typed lost on a reload.
 */
export function readNumber<Empty>(typed: unknown, empty: Empty): number | string | Empty {
  const text = String(typed ?? '');
  if (text.replace(invisibleMarks, '').trim() === '') return empty;
  const number = readAmount(text);
  return Number.isNaN(number) ? text : number;
}
