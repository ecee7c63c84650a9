import { foldDigits } from './digits.ts';
import { mobileOfJordan, normalizePhone } from './phone.ts';

/** The mobile numbers of countries around, as they are dialled there: without the country's code, and with a trunk 0. */
const mobilesAbroad: [code: string, national: RegExp][] = [
  ['966', /^0?(5[03-9]\d{7})$/],
  ['971', /^0?(5[024-68]\d{7})$/],
  ['970', /^0?(5[69]\d{7})$/],
  ['20', /^0?(1[0125]\d{8})$/],
  ['964', /^0?(7[3-9]\d{8})$/],
];
const mostSuggested = 3;

/**
 * The numbers that may be meant by a text which is none, in E.164: with the letter O for 0 or words beside it, with 962 twice or a 0
 * before it, with one 0 too many, without the code of a country around. To be offered, not taken unasked; none for a text that is a number.
 */
export function suggestPhones(typed: string): string[] {
  if (normalizePhone(typed) !== null) return [];
  const text = foldDigits(typed)
    .trim()
    .replace(/o(?=[o\d])|o$/gi, '0');
  const digits = text.replace(/\D/g, '');
  // More than one 0 too many leaves too many guesses.
  const withoutOneZero = [...digits].flatMap((digit, at) =>
    digit === '0' ? [digits.slice(0, at) + digits.slice(at + 1)] : [],
  );
  const ofNumbers = (...numbers: (string | null)[]) => [
    ...new Set(numbers.filter((number) => number !== null)),
  ];
  const found = ofNumbers(
    ...(text.match(/\+?\d[\d\s().-]*/g) ?? []).map(normalizePhone),
    normalizePhone(digits.replace(/^0*(?:9620*)+/, '0')),
    ...withoutOneZero.map(mobileOfJordan),
  );
  const abroad = mobilesAbroad.map(([code, national]) => {
    const [, rest] = national.exec(digits) ?? [];
    return rest ? `+${code}${rest}` : null;
  });
  return (found.length > 0 ? found : ofNumbers(...abroad)).slice(0, mostSuggested);
}
