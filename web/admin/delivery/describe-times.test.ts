import { expect, test } from 'vitest';
import { deliveryTimes as ar } from '../../i18n/ar/admin/delivery-times.ts';
import { deliveryTimes as en } from '../../i18n/en/admin/delivery-times.ts';
import { describeSlot } from './describe-times.ts';

const slot = {
  id: 'slot',
  ...{ method: 'delivery' as const, from: '16:00', to: '19:00', capacity: null, area_ids: [] },
};

test('the days of a time are a list as the language writes one, all of them every day', () => {
  const days = { ...slot, weekdays: [2, 0, 1] };
  expect(describeSlot(days, 'en', en)).toContain('Sun, Mon and Tue');
  expect(describeSlot(days, 'ar', ar)).toContain('الأحد والاثنين والثلاثاء');
  expect(describeSlot({ ...slot, weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'en', en)).toContain(en.everyDay);
});
