import { expect, test } from 'vitest';
import type { OfferedArea } from './checkout-options.ts';
import { deliveryFees } from './delivery-sums.ts';

const areaFor = (fee: number, more: Partial<OfferedArea> = {}) =>
  ({ fee, free_from: null, open: true, ...more }) as OfferedArea;

const none = { delivery_fee: 0, areas: [], countries: [], pickup: null, paused: [] };

test('what deliveries cost at most is told of all areas and of outside of them', () => {
  expect(deliveryFees(none)).toEqual({
    highest: 0,
    isByArea: false,
    isAbroadToo: false,
    ofAreas: [],
    freeFrom: [],
    elsewhere: null,
    closed: [],
    pickup: null,
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
  expect(deliveryFees({ ...none, delivery_fee: 4, areas: named }).ofAreas).toEqual([
    [2, [abdoun]],
    [3, [irbid]],
    [4, [zarqa]],
  ]);
  expect(deliveryFees({ ...none, delivery_fee: 4, areas: named.slice(2) }).ofAreas).toEqual([]);
  expect(deliveryFees({ ...none, delivery_fee: 4, areas }).freeFrom).toEqual([
    [30, [irbid]],
    [50, [abdoun, zarqa]],
  ]);
});

test('what delivery costs outside of the areas is told where it is not the same everywhere and an area is delivered to', () => {
  const elsewhere = (areas: OfferedArea[]) => deliveryFees({ ...none, delivery_fee: 5, areas }).elsewhere;
  expect(elsewhere([areaFor(2), areaFor(5)])).toBe(5);
  expect(elsewhere([areaFor(5)])).toBe(null);
  expect(elsewhere([areaFor(2, { open: false })])).toBe(null);
  expect(elsewhere([])).toBe(null);
});

test('an area to which nothing is delivered for now is named as that, and its fee does not count', () => {
  const name = { en: 'Aqaba', ar: 'العقبة' };
  const areas = [areaFor(8, { name, open: false })];
  expect(deliveryFees({ ...none, delivery_fee: 2, areas })).toMatchObject({
    highest: 2,
    isByArea: false,
    closed: [name],
  });
});

test('pickup is told where there is one, and not while it is paused', () => {
  const pickup = { en: 'Rainbow Street', ar: 'شارع الرينبو' };
  expect(deliveryFees({ ...none, pickup }).pickup).toEqual(pickup);
  expect(deliveryFees({ ...none, pickup, paused: ['delivery'] }).pickup).toEqual(pickup);
  expect(deliveryFees({ ...none, pickup, paused: ['pickup'] }).pickup).toBe(null);
});
