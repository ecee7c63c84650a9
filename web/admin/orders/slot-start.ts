import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { formatClock } from '../../../contracts/clock-words.ts';
import type { OrderedSlot } from '../../../contracts/delivery-times.ts';
import { type Language, localeOf } from '../../../contracts/language.ts';

/** Day and month: `25/11`. */
export const formatDayBriefly = (date: string): string =>
  `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;

/** `4 PM` for today, `Wed 25`, or `25/11` for a past day: fits into a button. */
export function formatSlotStart({ date, from }: OrderedSlot, language: Language): string {
  const today = dayInAmman();
  if (date === today) return formatClock(from, language);
  if (date < today) return formatDayBriefly(date);
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(date))} ${Number(date.slice(8))}`;
}
