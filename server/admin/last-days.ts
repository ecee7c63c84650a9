import { dayInAmman } from '../../contracts/calendar-day.ts';

/** The last days in Amman as `2026-03-12`, oldest first, the day of `now` being the last. */
export function lastDays(now: Date, count: number): string[] {
  const today = Date.parse(`${dayInAmman(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
