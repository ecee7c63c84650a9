import { expect, test } from 'vitest';
import { proposeSlot } from './propose-slot.ts';

const slot = { id: 'a', method: 'delivery' as const, from: '16:00', to: '19:00', capacity: 8 };
const weekly = { ...slot, area_ids: ['amman'], weekdays: [0, 1] };

test('a time that is added begins where the last one ends, and is empty once the day is over', () => {
  expect(proposeSlot(weekly)).toMatchObject({
    from: '19:00',
    to: '22:00',
    area_ids: ['amman'],
    capacity: null,
  });
  expect(proposeSlot({ ...weekly, from: '19:00', to: '22:00' })).toMatchObject({ from: '', to: '' });
  expect(proposeSlot({ ...weekly, from: '', to: '' })).toMatchObject({ from: '', to: '' });
  expect(proposeSlot(undefined)).toMatchObject({ method: 'delivery', from: '16:00', to: '19:00' });
});
