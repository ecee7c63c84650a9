import { foldDigits, invisibleMarks } from './digits.ts';

/**
 * Reads a phone number as people in Jordan write it: any of three digit sets, spaces, dashes, brackets, bidi marks,
 * `+` or `00`, a trunk 0 (also after 962), a bare `7XXXXXXXX`.
 * Returns E.164 (`+962791234567`), or null when it cannot be a phone number.
 */
export function normalizePhone(text: string): string | null {
  const typed = foldDigits(text.normalize('NFKC').replace(invisibleMarks, '')).trim();
  if (!/^[+\d][\d\s().\-/\u2010-\u2015]*$/.test(typed.replace(/^\((?=\+?\d)/, ''))) return null;
  const international = /^\(?(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '');
  const national = international ? digits.replace(/^00/, '') : digits;
  const withCountry = national
    .replace(/^9620+/, '962')
    .replace(/^0+/, '962')
    .replace(/^7[789]\d{7}$/, '962$&');
  // In Jordan a mobile number has nine digits, which all begin with 7; no other number does.
  if (withCountry.startsWith('962') && !/^962(7\d{8}|[1-689]\d{7,8})$/.test(withCountry)) return null;
  return /^[1-9]\d{7,14}$/.test(withCountry) ? `+${withCountry}` : null;
}

/** `+962791234567` → `+962 79 123 4567`; other countries are left as they are. To be shown left to right. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+962(7\d)(\d{3})(\d{4})$/, '+962 $1 $2 $3');
