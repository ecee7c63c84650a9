import { expect, test } from 'vitest';
import type { OfferedArea } from './checkout-options.ts';
import { deliveryFees } from './delivery-sums.ts';

const areaFor = (fee: number, more: Partial<OfferedArea> = {}) =>
  ({ fee, free_from: null, open: true, ...more }) as OfferedArea;

test('what deliveries cost at most is told of all areas and of outside of them', () => {
  const none = { delivery_fee: 0, areas: [], countries: [] };
  expect(deliveryFees(none)).toEqual({
    highest: 0,
    isByArea: false,
    isAbroadToo: false,
    ofAreas: [],
    freeFrom: [],
  });
  expect(deliveryFees({ ...none, areas: [areaFor(2), areaFor(4)] })).toMatchObject({
    highest: 4,
    isByArea: true,
  });
  expect(deliveryFees({ ...none, delivery_fee: 5, areas: [areaFor(4)] })).toMatchObject({
    highest: 5,
    isByArea: true,
  });
  expect(deliveryFees({ ...none, delivery_fee: 4, areas: [areaFor(4)] })).toMatchObject({
    highest: 4,
    isByArea: false,
  });
  const abroad = { code: 'SA', name: { en: 'Saudi Arabia', ar: 'السعودية' }, fee: null };
  expect(deliveryFees({ ...none, countries: [abroad] })).toMatchObject({ isAbroadToo: true });
});

test('areas are named by their fee and by the sum from which their delivery is free, if it costs something and goes there now', () => {
  const [abdoun, irbid, zarqa] = ['Abdoun', 'Irbid', 'Zarqa'].map((en) => ({ en, ar: en }));
  const areas = [
    areaFor(2, { name: abdoun, free_from: 50 }),
    areaFor(3, { name: irbid, free_from: 30 }),
    areaFor(4, { name: zarqa, free_from: 50 }),
    areaFor(0, { free_from: 30 }),
    areaFor(2),
    areaFor(2, { free_from: 30, open: false }),
  ];
  const named = areas.slice(0, 3);
  expect(deliveryFees({ delivery_fee: 4, areas: named, countries: [] }).ofAreas).toEqual([
    [2, [abdoun]],
    [3, [irbid]],
    [4, [zarqa]],
  ]);
  expect(deliveryFees({ delivery_fee: 4, areas: named.slice(2), countries: [] }).ofAreas).toEqual([]);
  expect(deliveryFees({ delivery_fee: 4, areas, countries: [] }).freeFrom).toEqual([
    [30, [irbid]],
    [50, [abdoun, zarqa]],
  ]);
});
