import { expect, test } from 'vitest';
import { overlapsOf } from './overlapping-slots.ts';

const slot = { id: 'a', method: 'delivery' as const, from: '16:00', to: '19:00', capacity: 8 };
const weekly = { ...slot, area_ids: ['amman'], weekdays: [0, 1] };
const other = { ...weekly, id: 'b' };

test('two times overlap that share kind, hours, a day and an area; no area stands for all', () => {
  const isOver = (part: object) => overlapsOf(weekly, [weekly, { ...other, ...part }]).length === 1;
  expect(isOver({})).toBe(true);
  expect(isOver({ from: '18:30', to: '21:00', weekdays: [1, 5], area_ids: [] })).toBe(true);
  for (const part of [
    { method: 'pickup' },
    { from: '19:00', to: '21:00' },
    { weekdays: [5] },
    { area_ids: ['irbid'] },
    { from: '' },
    { to: '' },
  ])
    expect(isOver(part)).toBe(false);
});

test('times of days that are named have no days of the week', () => {
  const [one, two] = [
    { ...slot, area_ids: [] },
    { ...slot, id: 'b', area_ids: [] },
  ];
  expect(overlapsOf(one, [one, two])).toEqual([two]);
});
