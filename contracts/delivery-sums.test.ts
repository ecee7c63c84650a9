import { expect, test } from 'vitest';
import type { OfferedArea } from './checkout-options.ts';
import { deliveryFees } from './delivery-sums.ts';

const areaFor = (fee: number) => ({ fee }) as OfferedArea;

test('what deliveries cost at most is told of all areas and of outside of them', () => {
  const none = { delivery_fee: 0, areas: [], countries: [] };
  expect(deliveryFees(none)).toEqual({ highest: 0, isByArea: false, isAbroadToo: false });
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
