import { foldDigits } from './digits.ts';
import { mobileOfJordan, normalizePhone } from './phone.ts';

/** Mobile numbers of neighbouring countries as dialled nationally: without the country code, with a trunk 0. */
const mobilesAbroad: [code: string, national: RegExp][] = [
  ['966', /^0?(5[03-9]\d{7})$/],
  ['971', /^0?(5[024-68]\d{7})$/],
  ['970', /^0?(5[69]\d{7})$/],
  ['20', /^0?(1[0125]\d{8})$/],
  ['964', /^0?(7[3-9]\d{8})$/],
];
const mostSuggested = 3;

/**
 * Suggests E.164 numbers for a text that is no valid number: the letter O for 0, extra words, a doubled 962 or a 0
 * before it, one 0 too many, a missing foreign country code. Suggest these, never apply them; empty for a valid number.
 */
export function suggestPhones(typed: string): string[] {
  if (normalizePhone(typed) !== null) return [];
  const text = foldDigits(typed)
    .trim()
    .replace(/o(?=[o\d])|o$/gi, '0');
  const digits = text.replace(/\D/g, '');
  // With more than one surplus 0 there would be too many guesses.
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
