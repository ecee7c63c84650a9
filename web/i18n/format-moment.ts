import { formatTimeOf } from '../../contracts/clock-words.ts';
import { formatDay, type Language, localeOf } from '../../contracts/language.ts';

/** Day and time in Amman: `15 January 2026, 2:05 PM`, «15 كانون الثاني 2026، 2:05 ظهرًا». */
export const formatMoment = (iso: string, language: Language): string =>
  `${formatDay(iso, language)}${language === 'ar' ? '،' : ','} ${formatTimeOf(iso, language)}`;

/** A date in a text of the shop admin: `5 December 2026`, «5 كانون الأول 2026». `formatDay` of an order has two digits. */
export const formatDate = (iso: string, language: Language): string =>
  formatDay(iso, language).replace(/^0/, '');

/** `5/12/2026`, where the name of a month does not fit. */
export const formatDateInDigits = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeZone: 'Asia/Amman' }).format(
    Date.parse(iso),
  );
