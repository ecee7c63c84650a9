import { expect, test } from 'vitest';
import { findSameArea } from './area-names.ts';

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
