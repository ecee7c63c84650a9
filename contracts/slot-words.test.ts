import { expect, test } from 'vitest';
import { dayFromToday, dayInAmman } from './calendar-day.ts';
import { formatSlotBriefly, nameSlotDay } from './slot-words.ts';

test.each([
  [dayInAmman(), 'ar', 'اليوم، من 10 صباحًا إلى 1 ظهرًا'],
  [dayInAmman(), 'en', 'Today, 10 AM–1 PM'],
  [dayFromToday(1), 'ar', 'غدًا، من 10 صباحًا إلى 1 ظهرًا'],
  [dayFromToday(1), 'en', 'Tomorrow, 10 AM–1 PM'],
  ['2026-11-25', 'ar', 'الأربعاء 25، من 10 صباحًا إلى 1 ظهرًا'],
  ['2026-11-25', 'en', 'Wednesday 25, 10 AM–1 PM'],
] as const)('a time on %s is called in %s: %s', (date, language, text) => {
  expect(formatSlotBriefly({ date, from: '10:00', to: '13:00' }, language)).toBe(text);
});

test.each([
  [dayInAmman(), 'ar', 'اليوم'],
  [dayInAmman(), 'en', 'Today'],
  [dayFromToday(1), 'ar', 'غدًا'],
  [dayFromToday(1), 'en', 'Tomorrow'],
  ['2026-11-25', 'ar', 'الأربعاء 25 تشرين الثاني'],
  ['2026-11-25', 'en', 'Wednesday 25 November'],
] as const)('among the days to choose from, %s is called in %s: %s', (date, language, text) => {
  expect(nameSlotDay(date, language)).toBe(text);
});
