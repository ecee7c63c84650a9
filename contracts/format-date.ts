import { type Language, localeOf } from './language.ts';

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A day in a text, in Amman: `5 December 2026`, «5 كانون الأول 2026». An order's own day has two digits: `formatDay`. */
export function formatDate(iso: string, language: Language): string {
  formats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Amman',
  });
  return formats[language].format(new Date(iso));
}
