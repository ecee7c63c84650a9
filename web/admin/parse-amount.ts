import * as z from 'zod/mini';
import { isUnclear, readAmount } from '../../contracts/amounts.ts';
import { invisibleMarks } from '../../contracts/digits.ts';
import { maxPrice, plainAmount } from '../../contracts/money.ts';

/** The shop's currency behind an amount or before it, as people write it. */
const currency = 'JODs?|JDs?|dinars?|د\\.?\\s?[أا]\\.?|دينار(?:ا|ًا|اً)?|دنانير';
const written = new RegExp(`^\\s*(?:${currency})\\s*(?=[\\p{Nd}.٫])|\\s*(?:${currency})\\s*$`, 'iu');

const withoutCurrency = (text: string): string => text.replace(invisibleMarks, '').replace(written, '');

/** Whether what is typed, with the currency or without, may mean two amounts: prices and payments are stored by it. */
export const isUnclearAmount = (text: string): boolean => isUnclear(withoutCurrency(text));

/** An amount's field as it is typed. */
export const typedAmount = z
  .string()
  .check(z.refine((text) => !isUnclearAmount(text), { error: 'price_unclear', abort: true }));

/** JD as typed, with the currency or without; not a number either where it may mean two. */
export function parseAmount(text: string): number {
  const typed = withoutCurrency(text);
  return isUnclear(typed) ? Number.NaN : readAmount(typed);
}

/** An amount as it is told beside another one, however it was typed: `3.50`; what is none stays as it is. */
export function tellAmount(text: string): string {
  const amount = parseAmount(text);
  return text.trim() !== '' && Number.isFinite(amount) ? plainAmount(amount) : text;
}

/** The same of a whole number. */
export const tellNumber = (text: unknown): string => String(readNumber(text, ''));

/** Whether what is typed is an amount that isn't above zero, which a direction beside the field can't mean. */
export const isZeroOrLess = (text: string): boolean => {
  const typed = withoutCurrency(text).trim();
  const [, minus, amount = ''] = /^([-−]?)(.*)$/s.exec(typed) ?? [];
  return parseAmount(amount) === 0 || (minus !== '' && parseAmount(amount) > 0);
};

/** A share as it is typed, without its sign: `10%`, `٢٠٪`. */
export const withoutPercentSign = (text: string): string => text.replace(/[%٪]/, '');

/** Why a text is no amount that a price can be, 0 or more; null when it is one. */
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
 * The value of a whole number's field, for its `setValueAs`. A text that is no number stays as it is typed, for the schema to
 * refuse: NaN would be null in a draft, and what was typed lost on a reload.
 */
export function readNumber<Empty>(typed: unknown, empty: Empty): number | string | Empty {
  const text = String(typed ?? '');
  if (text.replace(invisibleMarks, '').trim() === '') return empty;
  const number = readAmount(text);
  return Number.isNaN(number) ? text : number;
}
