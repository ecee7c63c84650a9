import { expect, test } from 'vitest';
import { findAreas, type NamedArea } from './find-areas.ts';

const area = (en: string, ar: string, other_names = '', governorate: NamedArea['governorate'] = 'Amman') => ({
  name: { en, ar },
  other_names,
  governorate,
});
const areas = [
  area('Abdoun', 'عبدون'),
  area('Abdali', 'العبدلي', 'Boulevard, البوليفارد'),
  area('Hai Nazzal', 'حي نزال'),
  area('Jabal Amman', 'جبل عمّان'),
  area('Jabal Al-Hussein', 'جبل الحسين'),
  area('Khalda', 'خلدا'),
  area('Shmeisani', 'الشميساني'),
  area('Sweifieh', 'الصويفية'),
  area('Salt', 'السلط', '', 'Balqa'),
  area('Huson', 'الحصن', 'Husn', 'Irbid'),
];
const find = (text: string) => findAreas(areas, text).map(({ name }) => name.en);

test.each([
  ['Abdoun', ['abdoun', 'ABDOUN', '3abdoun', 'abdon', 'عبدون', 'عبدو']],
  ['Sweifieh', ['sweifieh', 'swefieh', 'al sweifieh', 'swaifyeh', 'الصويفية', 'صويفيه', '9weifieh']],
  ['Shmeisani', ['shmesani', 'الشميساني', 'شميسانى']],
  ['Khalda', ['5alda', 'khalda', 'خلدا']],
  ['Jabal Al-Hussein', ['jabal hussein', 'jabal al hussein', 'jabal 7sein', 'جبل الحسين']],
  ['Hai Nazzal', ['7ai nazzal', 'nazzal', 'حي نزال']],
  ['Abdali', ['boulevard', 'البوليفارد', 'عبدلي']],
  ['Huson', ['husn', '7o9n', 'الحصن', 'حصن']],
])('%s is found however it is typed', (name, texts) => {
  for (const text of texts) expect(find(text)[0], text).toBe(name);
});

test('a governorate finds its areas, behind an area that has its name', () => {
  expect(find('عمان')).toEqual(expect.arrayContaining(['Jabal Amman', 'Abdoun', 'Khalda']));
  expect(find('عمان')[0]).toBe('Jabal Amman');
  expect(find('irbid')).toEqual(['Huson']);
});

test('all stand in their order before anything is typed, and none for what names none', () => {
  expect(find(' ')).toEqual(areas.map(({ name }) => name.en));
  expect(find('qqqq')).toEqual([]);
});
