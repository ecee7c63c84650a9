import { type Language, localeOf } from './language.ts';

const words = {
  en: (day: string) => `Order ahead: ready ${day}`,
  ar: (day: string) => `حجز مسبق: يجهز في ${day}`,
};

const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A date without its year: `1 October`, «1 تشرين الأول». */
export function nameOfDay(day: string, language: Language): string {
  dayFormats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return dayFormats[language].format(new Date(`${day}T00:00:00Z`));
}

/** Says when a product that is ordered ahead is ready: `Order ahead: ready 1 October`. */
export const readyOn = (day: string, language: Language): string => words[language](nameOfDay(day, language));

/** The day from which all lines of an order are ready; null where all are ready now. */
export const lastReadyOn = (lines: readonly { ready_on?: string | null | undefined }[]): string | null =>
  lines.reduce<string | null>((last, { ready_on: day }) => (day && (!last || day > last) ? day : last), null);
