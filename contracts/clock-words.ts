import type { Language } from './language.ts';

/** Names for parts of the day by their first hour, as opening hours and people in Jordan use them. */
const dayParts: Record<Language, readonly (readonly [fromHour: number, name: string])[]> = {
  en: [
    [0, 'AM'],
    [12, 'PM'],
  ],
  ar: [
    [0, 'ليلًا'],
    [4, 'صباحًا'],
    [12, 'ظهرًا'],
    [15, 'عصرًا'],
    [18, 'مساءً'],
  ],
};

function readClock(time: string, language: Language, isMoment = false): { clock: string; part: string } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 && !isMoment ? '' : `:${String(minute).padStart(2, '0')}`;
  const [, part = ''] = dayParts[language].findLast(([from]) => from <= hour) ?? [];
  return { clock: `${hour % 12 || 12}${minutes}`, part };
}

/** Formats a 24-hour `HH:MM` as it is spoken: `4 PM`, `4:30 PM`, «4 عصرًا». `isMoment` always adds the minutes: `4:00 PM`. */
export function formatClock(time: string, language: Language, isMoment = false): string {
  const { clock, part } = readClock(time, language, isMoment);
  return `${clock} ${part}`;
}

const clockInAmman = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Amman',
});

/** The time of day in Amman at a moment (ISO 8601): `2:05 PM`, «2:05 ظهرًا». */
export const formatTimeOf = (iso: string, language: Language): string =>
  formatClock(clockInAmman.format(new Date(iso)), language, true);

/** A time range: `4–7 PM`, `10 AM–1 PM`, «من 4 إلى 5 عصرًا», «من 4 عصرًا إلى 7 مساءً». */
export function formatHours(from: string, to: string, language: Language): string {
  const begin = readClock(from, language);
  const isSamePart = begin.part === readClock(to, language).part;
  const start = isSamePart ? begin.clock : `${begin.clock} ${begin.part}`;
  return language === 'ar'
    ? `من ${start} إلى ${formatClock(to, language)}`
    : `${start}–${formatClock(to, language)}`;
}
