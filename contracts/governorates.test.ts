import { expect, test } from 'vitest';
import { findGovernorates, findTown } from './governorates.ts';

test("an empty field is offered Jordan's twelve governorates in the reader's language", () => {
  expect(findGovernorates('', 'ar').toSorted()).toEqual(
    [
      'عمّان',
      'إربد',
      'الزرقاء',
      'البلقاء',
      'مادبا',
      'الكرك',
      'الطفيلة',
      'معان',
      'العقبة',
      'جرش',
      'عجلون',
      'المفرق',
    ].toSorted(),
  );
  expect(findGovernorates('', 'en')).toHaveLength(12);
});

test.each([
  ['عمان', 'عمّان'],
  ['عمّان', 'عمّان'],
  ['امان', 'عمّان'],
  ['Amman', 'عمّان'],
  ['amm', 'عمّان'],
  ['اربد', 'إربد'],
  ['إربد', 'إربد'],
  ['زرقا', 'الزرقاء'],
  ['الزرقاء', 'الزرقاء'],
  ['الطفيله', 'الطفيلة'],
  ['عقبه', 'العقبة'],
  ['ال', 'الزرقاء'],
  ['الز', 'الزرقاء'],
  ['الاربد', 'إربد'],
  ['al-karak', 'الكرك'],
  ['el zar', 'الزرقاء'],
  ["ma'an", 'معان'],
  ['maan', 'معان'],
])('%s finds %s', (typed, name) => {
  expect(findGovernorates(typed, 'ar')[0]).toBe(name);
});

test('what is no governorate finds none, and may be typed all the same', () => {
  expect(findGovernorates('عبدون', 'ar')).toEqual([]);
  expect(findGovernorates('Paris', 'en')).toEqual([]);
});

test('a letter that begins names is not taken for another one', () => {
  expect(findGovernorates('ع', 'ar')).not.toContain('إربد');
  expect(findGovernorates('ع', 'ar').slice(0, 2)).toEqual(['عمّان', 'عجلون']);
});

test('what begins with the text stands before what only holds it', () => {
  expect(findGovernorates('ma', 'en').slice(0, 3)).toEqual(['Mafraq', 'Madaba', "Ma'an"]);
});

test.each([
  ["Ma'an", ["Ma'an", 'maan', 'معان']],
  ['Azraq', ['azraq', 'الأزرق', 'ازرق']],
  ['Zarqa', ['zarka', 'Al-Zarqa', 'الزرقا']],
  ['Amman', ['amman', 'عمان', '3amman']],
  ['Karak', ['karak', 'Kerak', 'الكرك']],
])('%s is the town that is typed', (name, texts) => {
  for (const text of texts) expect(findTown(text)?.en, text).toBe(name);
});

test('a place that has the consonants of a town of Jordan is not that town', () => {
  for (const text of [
    "Ma'in",
    'ماعين',
    'Aydoun',
    'إيدون',
    'Cork',
    'Oman',
    'Emmen',
    'Yemen',
    'اليمن',
    'Cuba',
    'ألمانيا',
  ])
    expect(findTown(text), text).toBeNull();
});
