const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Amman', dateStyle: 'short' });

/** The day in Amman, the shop's, at a moment: `2026-11-30`. */
export const dayInAmman = (at: Date | number = Date.now()): string => swedish.format(at);

/** The day in Amman so many days from today, negative for past ones. */
export const dayFromToday = (days: number): string => dayInAmman(Date.now() + days * 86_400_000);

/** The day so many days after another, negative for before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** As far ahead as anything is planned or promised, in days. */
export const maxDaysAhead = 366;

/** Whether a day is after today in Amman, and not too far ahead. */
export const isDayToCome = (day: string): boolean => day > dayInAmman() && day <= dayFromToday(maxDaysAhead);

/** `2026-11-25`, of a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
