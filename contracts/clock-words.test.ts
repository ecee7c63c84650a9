import { expect, test } from 'vitest';
import { formatClock, formatHours, formatTimeOf } from './clock-words.ts';

test.each([
  ['16:00', '4 PM', '4 عصرًا'],
  ['09:05', '9:05 AM', '9:05 صباحًا'],
  ['12:00', '12 PM', '12 ظهرًا'],
  ['12:30', '12:30 PM', '12:30 ظهرًا'],
  ['14:59', '2:59 PM', '2:59 ظهرًا'],
  ['18:00', '6 PM', '6 مساءً'],
  ['23:59', '11:59 PM', '11:59 مساءً'],
  ['00:15', '12:15 AM', '12:15 ليلًا'],
  ['04:00', '4 AM', '4 صباحًا'],
])('%s is %s and %s', (time, en, ar) => {
  expect(formatClock(time, 'en')).toBe(en);
  expect(formatClock(time, 'ar')).toBe(ar);
});

test.each([
  ['16:00', '19:00', '4–7 PM', 'من 4 عصرًا إلى 7 مساءً'],
  ['16:00', '17:30', '4–5:30 PM', 'من 4 إلى 5:30 عصرًا'],
  ['10:00', '13:00', '10 AM–1 PM', 'من 10 صباحًا إلى 1 ظهرًا'],
])('from %s to %s is %s and %s: a part of the day that both share is said once', (from, to, en, ar) => {
  expect(formatHours(from, to, 'en')).toBe(en);
  expect(formatHours(from, to, 'ar')).toBe(ar);
});

test.each([
  ['2026-11-29T22:00:00Z', '1:00 AM', '1:00 ليلًا'],
  ['2026-11-29T11:05:00Z', '2:05 PM', '2:05 ظهرًا'],
])('the moment %s is %s and %s: at a full hour it has its minutes like any other', (iso, en, ar) => {
  expect(formatTimeOf(iso, 'en')).toBe(en);
  expect(formatTimeOf(iso, 'ar')).toBe(ar);
});
