import { expect, test } from 'vitest';
import { daysIn, timeIn } from './claim-times.ts';

test('a time is told in whole days or hours, rounded up, as it stands after "in" and «خلال»', () => {
  expect([0.2, 25, 72, 250].map(daysIn)).toEqual([
    { en: '1 day', ar: 'يوم' },
    { en: '2 days', ar: 'يومين' },
    { en: '3 days', ar: '3 أيام' },
    { en: '11 days', ar: '11 يومًا' },
  ]);
  expect([0.2, 1.5, 24, 49].map(timeIn)).toEqual([
    { en: 'an hour', ar: 'ساعة' },
    { en: '2 hours', ar: 'ساعتين' },
    { en: '24 hours', ar: '24 ساعة' },
    { en: '3 days', ar: '3 أيام' },
  ]);
});
