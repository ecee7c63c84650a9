import { dayFromToday, dayInAmman } from './calendar-day.ts';
import { formatHours } from './clock-words.ts';
import type { OrderedSlot } from './delivery-times.ts';
import { type Language, localeOf } from './language.ts';

/** The label of the delivery or pickup time. */
export const slotName: Record<Language, string> = { en: 'When', ar: 'الموعد' };

const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `Wednesday 25 November, 4–7 PM`, «الأربعاء 25 تشرين الثاني، من 4 عصرًا إلى 7 مساءً». */
export const formatSlot = (slot: OrderedSlot, language: Language): string =>
  joinTime(formatSlotDay(slot.date, language), slot, language);

/** The short form: `Wednesday 25, 4–7 PM`, or `Today, 4–7 PM`. */
export const formatSlotBriefly = (slot: OrderedSlot, language: Language): string =>
  joinTime(nearDay(slot.date, language) ?? partsOf(slot.date, language, ['weekday', 'day']), slot, language);

/** The hours without the day: `4–7 PM`. */
export const formatSlotHours = ({ from, to }: Pick<OrderedSlot, 'from' | 'to'>, language: Language): string =>
  formatHours(from, to, language);

/** `Wednesday 25 November`. */
export const formatSlotDay = (date: string, language: Language): string =>
  partsOf(date, language, ['weekday', 'day', 'month']);

/** The name of a day to choose: `Today`, `Tomorrow`, then `Wednesday 25 November`. */
export const nameSlotDay = (date: string, language: Language): string =>
  nearDay(date, language) ?? formatSlotDay(date, language);

const nearDays: Record<Language, [today: string, tomorrow: string]> = {
  en: ['Today', 'Tomorrow'],
  ar: ['اليوم', 'غدًا'],
};

function nearDay(date: string, language: Language): string | undefined {
  const [today, tomorrow] = nearDays[language];
  return date === dayInAmman() ? today : date === dayFromToday(1) ? tomorrow : undefined;
}

const joinTime = (day: string, slot: OrderedSlot, language: Language): string =>
  `${day}${language === 'ar' ? '،' : ','} ${formatSlotHours(slot, language)}`;

function partsOf(date: string, language: Language, wanted: Intl.DateTimeFormatPartTypes[]): string {
  // The slot's date is a calendar date, not a moment: it has no time zone.
  dayFormats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const parts = dayFormats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  return wanted.map((name) => parts.find(({ type }) => type === name)?.value).join(' ');
}
