import { dayInAmman } from './calendar-day.ts';
import type { OrderedSlot } from './delivery-times.ts';
import { type Language, localeOf } from './language.ts';

/** What the time of a delivery or pickup is called. */
export const slotName: Record<Language, string> = { en: 'When', ar: 'الموعد' };

const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `Wednesday 25 November, 16:00–19:00`, «الأربعاء 25 تشرين الثاني، من 16:00 إلى 19:00». */
export const formatSlot = (slot: OrderedSlot, language: Language): string =>
  joinTime(formatSlotDay(slot.date, language), slot, language);

/** `Wednesday 25, 16:00–19:00`, or `Today, 16:00–19:00`: below its whole day, and in the width of a phone's select. */
export function formatSlotBriefly(slot: OrderedSlot, language: Language): string {
  const isToday = slot.date === dayInAmman();
  return joinTime(
    isToday ? todayName[language] : partsOf(slot.date, language, ['weekday', 'day']),
    slot,
    language,
  );
}

/** `Wednesday 25 November`. */
export const formatSlotDay = (date: string, language: Language): string =>
  partsOf(date, language, ['weekday', 'day', 'month']);

const todayName: Record<Language, string> = { en: 'Today', ar: 'اليوم' };

/** A day that is today, by its name. */
export const today: Record<Language, (day: string) => string> = {
  en: (day) => `${todayName.en}, ${day}`,
  ar: (day) => `${todayName.ar}، ${day}`,
};

const joinTime = (day: string, { from, to }: OrderedSlot, language: Language): string =>
  language === 'ar' ? `${day}، من ${from} إلى ${to}` : `${day}, ${from}–${to}`;

function partsOf(date: string, language: Language, wanted: Intl.DateTimeFormatPartTypes[]): string {
  // The slot's date is a day of the calendar, no moment.
  dayFormats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const parts = dayFormats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  return wanted.map((name) => parts.find(({ type }) => type === name)?.value).join(' ');
}
