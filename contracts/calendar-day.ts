const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Amman', dateStyle: 'short' });

/** The date in Amman, the shop's time zone, at a moment: `2026-11-30`. */
export const dayInAmman = (at: Date | number = Date.now()): string => swedish.format(at);

/** The date in Amman this many days from today; negative for the past. */
export const dayFromToday = (days: number): string => dayInAmman(Date.now() + days * 86_400_000);

/** The date this many days after another; negative for before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days ahead the shop plans or promises anything at most. */
export const maxDaysAhead = 366;

/** Whether a day is after today in Amman, and not too far ahead. */
export const isDayToCome = (day: string): boolean => day > dayInAmman() && day <= dayFromToday(maxDaysAhead);

/** Whether the text is an existing date, `2026-11-25`. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
