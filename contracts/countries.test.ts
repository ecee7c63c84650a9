import { expect, test } from 'vitest';
import { countryCodes, findCountryAbroad, nameOfCountry, unknownCountry } from './countries.ts';

test('what names Jordan or one of its towns, in either language and however it is spelt, is not abroad, and neither is nothing', () => {
  const jordan = [
    'Jordan',
    'jordan ',
    'JO',
    'الأردن',
    'الاردن',
    'المملكة الأردنية الهاشمية',
    'Amman',
    'عمان',
    'irbid',
    'الزرقاء',
  ];
  for (const text of [...jordan, '', '  ']) expect([text, findCountryAbroad(text)]).toEqual([text, null]);
});

test('every country is known by its code and by its name in both languages, but عمان is taken for Amman', () => {
  for (const code of countryCodes)
    for (const text of [code, nameOfCountry(code, 'en'), nameOfCountry(code, 'ar')])
      expect([text, findCountryAbroad(text)]).toEqual([text, text === 'عُمان' ? null : code]);
  expect(findCountryAbroad('سلطنة عمان')).toBe('OM');
});

test('a text that names no country that is known is one abroad that is not known', () => {
  for (const text of ['Sverige', 'Swden', 'Stockholm, Sweden', 'Deutschland', 'ي'.repeat(300)])
    expect([text, findCountryAbroad(text)]).toEqual([text, unknownCountry]);
});
