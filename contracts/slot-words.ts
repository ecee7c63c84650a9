import type { OrderedSlot } from './delivery-times.ts';
import { type Language, localeOf } from './language.ts';

/** What the time of a delivery or pickup is called. */
export const slotName: Record<Language, string> = { en: 'When', ar: 'الموعد' };

const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `Wednesday 25 November, 16:00–19:00`, «الأربعاء 25 تشرين الثاني، من 16:00 إلى 19:00». */
export function formatSlot({ date, from, to }: OrderedSlot, language: Language): string {
  // The slot's date is a day of the calendar, no moment.
  dayFormats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const parts = dayFormats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value;
  const day = `${part('weekday')} ${part('day')} ${part('month')}`;
  return language === 'ar' ? `${day}، من ${from} إلى ${to}` : `${day}, ${from}–${to}`;
}
