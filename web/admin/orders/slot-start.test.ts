import { expect, test } from 'vitest';
import { dayFromToday, dayInAmman } from '../../../contracts/calendar-day.ts';
import { orders as ar } from '../../i18n/ar/admin/orders.ts';
import { orders as en } from '../../i18n/en/admin/orders.ts';
import { formatSlotStart } from './slot-start.ts';

test.each([
  [dayInAmman(), 'ar', /^اليوم 4 عصرًا$/],
  [dayInAmman(), 'en', /^Today 4 PM$/],
  [dayFromToday(1), 'ar', /^\p{L}+ \d{1,2}$/u],
  [dayFromToday(1), 'en', /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}$/],
  ['2025-11-25', 'ar', /^25\/11$/],
  ['2025-11-25', 'en', /^25\/11$/],
] as const)('a list says of a time on %s in %s when it begins: %s', (date, language, text) => {
  const { today } = { ar, en }[language].periods;
  expect(formatSlotStart({ date, from: '16:00', to: '20:00' }, language, today)).toMatch(text);
});
