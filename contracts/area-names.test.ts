import { expect, test } from 'vitest';
import { knownAreas } from '../web/admin/delivery/known-areas.ts';
import { areaNameKeys, findSameArea } from './area-names.ts';
import { governorates } from './governorates.ts';

const area = (en: string, ar: string, governorate: 'Amman' | 'Irbid' = 'Amman') => ({
  name: { en, ar },
  governorate,
});
const areas = [area('Abdoun', 'عبدون'), area('Sweifieh', 'الصويفية'), area('⛰️', 'ال')];

test.each([
  [area('Abdoun North', 'عبدون')],
  [area('abdoun ', 'عبدون الشمالي')],
  [area('Al-Sweifieh', 'صويفية الجديدة')],
  [area('New Sweifieh', 'صُوَيفيه')],
  [area('⛰️', 'جبل')],
])('an area with one of the names, however it is written, is the same one: $name.en', (typed) => {
  expect(findSameArea(areas, typed)).toBeDefined();
});

test('another name, or the same one in another governorate, is another area', () => {
  for (const typed of [
    area('Abdoun', 'عبدون', 'Irbid'),
    area('North Abdoun', 'عبدون الشمالي'),
    area('Al', 'الجبل'),
  ])
    expect(findSameArea(areas, typed), typed.name.en).toBeUndefined();
});

test('the areas that a seller chooses from can all be told apart', () => {
  const keys = governorates.flatMap((governorate) =>
    knownAreas[governorate].flatMap(([en, ar]) => areaNameKeys({ name: { en, ar }, governorate })),
  );
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});
