import { isUnclear, readAmount } from '../../contracts/amounts.ts';
import { invisibleMarks } from '../../contracts/digits.ts';

/** JD as typed; not a number either where a comma may mean two things, since prices and payments are stored by it. */
export const parseAmount = (text: string): number => (isUnclear(text) ? Number.NaN : readAmount(text));

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
