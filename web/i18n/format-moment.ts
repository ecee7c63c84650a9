import { formatDay, type Language, localeOf } from '../../contracts/language.ts';

/** Day and time in Amman: `15 January 2026, 14:05`, `15 كانون الثاني 2026، 14:05`. */
export function formatMoment(iso: string, language: Language): string {
  const time = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Amman',
  });
  return `${formatDay(iso, language)}${language === 'ar' ? '،' : ','} ${time.format(new Date(iso))}`;
}
