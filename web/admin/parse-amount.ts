import * as z from 'zod/mini';
import { isUnclear, readAmount } from '../../contracts/amounts.ts';
import { invisibleMarks } from '../../contracts/digits.ts';
import { maxPrice, plainAmount } from '../../contracts/money.ts';

/** The currency before or after an amount, in common spellings. */
const currency = 'JODs?|JDs?|dinars?|د\\.?\\s?[أا]\\.?|دينار(?:ا|ًا|اً)?|دنانير';
const written = new RegExp(`^\\s*(?:${currency})\\s*(?=[\\p{Nd}.٫])|\\s*(?:${currency})\\s*$`, 'iu');

const withoutCurrency = (text: string): string => text.replace(invisibleMarks, '').replace(written, '');

/** Whether the typed amount, with or without the currency, is ambiguous; prices and payments must not be. */
export const isUnclearAmount = (text: string): boolean => isUnclear(withoutCurrency(text));

/** An amount field, as typed. */
export const typedAmount = z
  .string()
  .check(z.refine((text) => !isUnclearAmount(text), { error: 'price_unclear', abort: true }));

/** Parses JD as typed, with or without the currency; NaN also for an ambiguous amount. */
export function parseAmount(text: string): number {
  const typed = withoutCurrency(text);
  return isUnclear(typed) ? Number.NaN : readAmount(typed);
}

/** Formats a typed amount for comparison with another: `3.50`; an invalid text is unchanged. */
export function tellAmount(text: string): string {
  const amount = parseAmount(text);
  return text.trim() !== '' && Number.isFinite(amount) ? plainAmount(amount) : text;
}

/** The same for a whole number. */
export const tellNumber = (text: unknown): string => String(readNumber(text, ''));

/** Whether the typed amount is zero or negative, which conflicts with the direction chosen beside the field. */
export const isZeroOrLess = (text: string): boolean => {
  const typed = withoutCurrency(text).trim();
  const [, minus, amount = ''] = /^([-−]?)(.*)$/s.exec(typed) ?? [];
  return parseAmount(amount) === 0 || (minus !== '' && parseAmount(amount) > 0);
};

/** A typed percentage without its sign: `10%`, `٢٠٪`. */
export const withoutPercentSign = (text: string): string => text.replace(/[%٪]/, '');

/** Why a text is not a valid price, 0 or more; null when it is. */
export function amountFault(
  text: string,
): 'price_unclear' | 'price_invalid' | 'price_decimals' | 'amount_high' | null {
  if (isUnclearAmount(text)) return 'price_unclear';
  const amount = parseAmount(text);
  if (!(amount >= 0)) return 'price_invalid';
  if (amount > maxPrice) return 'amount_high';
  return Math.round(amount * 100) / 100 === amount ? null : 'price_decimals';
}

export const isAmount = (text: string): boolean => amountFault(text) === null;

/**
 * The value of an integer field, for its `setValueAs`. A text that is no number is left for the schema to refuse: NaN
 * would be null in a draft, and the typed text lost on a reload.
 */
export function readNumber<Empty>(typed: unknown, empty: Empty): number | string | Empty {
  const text = String(typed ?? '');
  if (text.replace(invisibleMarks, '').trim() === '') return empty;
  const number = readAmount(text);
  return Number.isNaN(number) ? text : number;
}
