import { expect, test } from 'vitest';
import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import { areaSchemaAmong, valuesOf } from './area-values.ts';

const area: DeliveryArea = {
  id: 'one',
  name: { en: 'Abdoun', ar: 'عبدون' },
  other_names: '',
  governorate: 'Amman',
  ...{ fee: 2, minimum: null, free_from: null, promise_hours: null },
  open: true,
  version: 1,
};
const twin = { ...area, id: 'other', name: { en: 'abdoun', ar: 'عبدون' } };
const faultsOf = (own: DeliveryArea | null, typed: object) => {
  const { error } = areaSchemaAmong([twin], own).safeParse({ ...valuesOf(area), ...typed });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('an area that shares its name with another one from before that was refused is saved under it', () => {
  expect(faultsOf(area, { fee: '3' })).toBeUndefined();
});

test('a name that another area has is faulted where it is new, or where the area is renamed or moved to it', () => {
  const both = [
    ['name.en', 'area_taken'],
    ['name.ar', 'area_taken'],
  ];
  expect(faultsOf(null, {})).toEqual(both);
  expect(faultsOf({ ...area, governorate: 'Irbid' }, {})).toEqual(both);
  expect(faultsOf(area, { name: { en: 'North Abdoun', ar: 'عبدون' } })).toEqual([both[1]]);
});
