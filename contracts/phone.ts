import { foldDigits, invisibleMarks } from './digits.ts';

/**
 * Reads a phone number as people in Jordan write it: any of three digit sets, spaces, dashes, brackets, bidi marks,
 * `+` or `00`, a trunk 0 (also after 962), a bare `7XXXXXXXX`, a link's `tel:` before it.
 * Returns E.164 (`+962791234567`), or null when it cannot be a phone number.
 */
export function normalizePhone(text: string): string | null {
  // The trunk 0 in brackets is not dialled after a country code: `+44 (0)20 7946 0958`.
  const folded = foldDigits(text);
  const typed = readTyped(/^\D*(\+|00)/.test(folded) ? folded.replace(/\(0\)/, ' ') : folded);
  if (!typed) return null;
  const { isInternational, digits } = typed;
  // Eight digits of a Jordanian landline without the trunk 0 would otherwise read as a New Zealand number.
  const national = isInternational ? digits.replace(/^00/, '') : digits.replace(/^[2356]\d{7}$/, '962$&');
  const withCountry = national
    .replace(/^9620+/, '962')
    .replace(/^0+/, '962')
    .replace(/^7[789]\d{7}$/, '962$&');
  // Jordanian mobile numbers begin with 77, 78 or 79, and no other Jordanian number with 7: 070 and 075 are Swedish or
  // Iraqi. A landline with a region code has eight digits.
  if (withCountry.startsWith('962') && !/^962(7[789]\d{7}|[2356]\d{7}|[1489]\d{7,8})$/.test(withCountry))
    return null;
  // Without `+` or `00`, a shorter number has no country code: `701234567` is Swedish 070 without its trunk 0.
  const isWhole = isInternational || withCountry.startsWith('962') || withCountry.length >= 11;
  return isWhole && /^[1-9]\d{7,14}$/.test(withCountry) ? `+${withCountry}` : null;
}

/**
 * Groups a Jordanian number as it is spoken, also while it is being typed: `0791234` → `079 123 4`. Digits become
 * Latin, and none is lost or moved. Foreign numbers and other texts are left as typed. `isAbroad`: a number without a
 * country code may be foreign.
 */
export function formatPhoneAsTyped(text: string, isAbroad = false): string {
  const typed = readTyped(text);
  if (!typed) return text;
  const { plus, isInternational, digits } = typed;
  const jordanian = isInternational
    ? digits.match(/^((?:00)?962)(0*[1-9]?\d{0,8})$/)
    : (digits.match(/^(962)(0*[1-9]?\d{0,8})$/) ??
      digits.match(/^()(0?7(?:[789]\d{0,7})?|0[2356]\d{0,7}|0[1489]\d{0,8}|0)$/));
  if (!jordanian || (isAbroad && !hasCountry(text))) return foldDigits(text);
  const [, country = '', rest = ''] = jordanian;
  // The mobile or region code with its trunk 0, then groups of three and four. After 962 there is no trunk 0.
  const [, trunk = '', code = '', number = ''] = rest.match(/^(0*)(7\d?|\d?)(.*)$/) ?? [];
  const area = country && trunk ? join(`(${trunk})`, code) : trunk + code;
  return plus + join(country, area, number.slice(0, 3), number.slice(3));
}

/** Whether a number shows its country. Swedish, French and other mobile numbers are written like Jordanian ones. */
export function hasCountry(text: string): boolean {
  const typed = readTyped(text);
  return typed !== null && (typed.isInternational || /^9627[789]\d{7}$/.test(typed.digits));
}

/** The number in E.164 if it could be a Jordanian mobile number, else null. */
export function mobileOfJordan(text: string): string | null {
  const number = normalizePhone(text);
  return number?.startsWith('+9627') ? number : null;
}

const join = (...groups: string[]): string => groups.filter(Boolean).join(' ');

/** The digits that a text would dial; null when it has anything but digits, separators, and a link's `tel:`. */
function readTyped(text: string) {
  const typed = foldDigits(text.normalize('NFKC').replace(invisibleMarks, ''))
    .trim()
    .replace(/^tel:\s*/i, '');
  if (!/^[+\d][\d\s().\-/\u2010-\u2015]*$/.test(typed.replace(/^\((?=\+?\d)/, ''))) return null;
  return {
    plus: /^\(?\+/.test(typed) ? '+' : '',
    isInternational: /^\(?(\+|00)/.test(typed),
    digits: typed.replace(/\D/g, ''),
  };
}
