import { expect, test } from 'vitest';
import { keepTimes } from './keep-times.ts';

test.each([
  ['Every day, 8:00 AM to 6:00 PM', 'Every day, 8:00_AM to 6:00_PM'],
  ['9 am – 5 pm', '9_am – 5_pm'],
  ['كل يوم من 8:00 صباحًا حتى 6:00 مساءً', 'كل يوم من 8:00_صباحًا حتى 6:00_مساءً'],
  ['من ٨ صباحاً إلى ١ ظهراً', 'من ٨_صباحاً إلى ١_ظهراً'],
  ['من السبت إلى الخميس', 'من السبت إلى الخميس'],
])('a time and its part of the day stay on one line: %s', (text, whole) => {
  expect(keepTimes(text)).toBe(whole.replaceAll('_', '\u00a0'));
});
