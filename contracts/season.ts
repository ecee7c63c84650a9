import { dayInAmman } from './calendar-day.ts';
import { type Language, localeOf } from './language.ts';

/**
 * The first and last month, 1 to 12, in which a product is sold every year; wraps around the new year where the last is
 * smaller.
 */
export type Season = { from: number; until: number };

/** Whether a month is in the season; `is_in_season` says the same in the database. */
export const isInSeason = ({ from, until }: Season, month: number): boolean =>
  from <= until ? month >= from && month <= until : month >= from || month <= until;

/** The current month in Amman, 1 to 12. */
export const thisMonth = (): number => Number(dayInAmman().slice(5, 7));

/** The name of a month: `October`, `تشرين الأول`. */
export const nameOfMonth = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1),
  );

const words = {
  en: (month: string) => `Back in ${month}`,
  ar: (month: string) => `يعود في ${month}`,
};

/** Says when a product that is out of season is back: `Back in October`. */
export const backIn = (month: number, language: Language): string =>
  words[language](nameOfMonth(month, language));
