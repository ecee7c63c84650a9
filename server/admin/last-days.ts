import { addDays, dayInAmman } from '../../contracts/calendar-day.ts';

/** The last days in Amman as `2026-03-12`, oldest first, up to the day of `now`. */
export function lastDays(now: Date, count: number): string[] {
  const today = dayInAmman(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}
