import { dayInAmman } from './calendar-day.ts';
import { type Language, localeOf } from './language.ts';

/** The months of every year in which a product is sold, first and last, 1 to 12; over the new year where the last comes first. */
export type Season = { from: number; until: number };

/** Whether a month is one of a season's, as `is_in_season` says it in the database. */
export const isInSeason = ({ from, until }: Season, month: number): boolean =>
  from <= until ? month >= from && month <= until : month >= from || month <= until;

/** This month in Amman, 1 to 12. */
export const thisMonth = (): number => Number(dayInAmman().slice(5, 7));

/** A month's name: `October`, `تشرين الأول`. */
export const nameOfMonth = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1),
  );

const words = {
  en: (month: string) => `Back in ${month}`,
  ar: (month: string) => `يعود في ${month}`,
};

/** When a product that is out of season is back: `Back in October`. */
export const backIn = (month: number, language: Language): string =>
  words[language](nameOfMonth(month, language));
