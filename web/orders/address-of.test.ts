import { expect, test } from 'vitest';
import { cityIn, countryIn, nameOfAddress, partsOf, pickupIn } from './address-of.ts';

const textsIn = (language: 'en' | 'ar', place: { street: string; city: string; country: string }) =>
  partsOf({ shipping_address: place }, language).map(({ text }) => text);

test('city and country are named in the language of the page, in whichever they were typed', () => {
  const [typed, english] = [
    { street: 'شارع باريس ٧', city: 'عمان', country: 'الاردن' },
    { street: 'Paris Street 7', city: 'Amman', country: 'Jordan' },
  ];
  expect(textsIn('en', typed)).toEqual(['شارع باريس ٧', 'Amman', 'Jordan']);
  expect(textsIn('ar', english)).toEqual(['Paris Street 7', 'عمّان', 'الأردن']);
});

test('the shop’s own address, where an order is picked up, is in the reader’s language; one of before and a customer’s street stay', () => {
  const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
  const shown = (street: string, method: 'pickup' | 'delivery', language: 'en' | 'ar') =>
    pickupIn(
      language,
      { shipping_address: { street, city: '', country: '' }, delivery: { area: null, method } },
      pickup,
    ).shipping_address.street;
  expect(shown(pickup.ar, 'pickup', 'en')).toBe(pickup.en);
  expect(shown(pickup.en, 'pickup', 'ar')).toBe(pickup.ar);
  expect(shown('3 Paris Square', 'pickup', 'ar')).toBe('3 Paris Square');
  expect(shown(pickup.en, 'delivery', 'ar')).toBe(pickup.en);
});

test('what is no name of a place stays as it was typed, and so does a line in one piece', () => {
  const own = { street: 'Amman, Jordan', city: 'Amman West', country: 'the Kingdom' };
  expect(textsIn('ar', own)).toEqual(Object.values(own));
  expect(textsIn('ar', { street: 'Abdoun, building 7, Amman, Jordan', city: '', country: '' })).toEqual([
    'Abdoun, building 7, Amman, Jordan',
  ]);
});

test('as a country عمان is Oman, as a city Amman', () => {
  expect([countryIn('en', 'عُمان'), countryIn('en', 'عمان')]).toEqual(['Oman', 'Oman']);
  expect(cityIn('en', 'عمان')).toBe('Amman');
  expect([countryIn('ar', 'Saudi Arabia'), countryIn('en', 'سوريا')]).toEqual(['السعودية', 'Syria']);
});

test('abroad the country is called as the shop calls it, in a proposed change of the order too', () => {
  const to = { street: 'Sveavägen 5', city: 'Stockholm', country: 'Sweden' };
  const country = { code: 'SE', name: { en: 'Sweden', ar: 'السويد' } };
  for (const delivery of [{ area: null, country }, { area: null }])
    expect(partsOf({ shipping_address: to, delivery }, 'ar').at(-1)?.text).toBe('السويد');
});

test('a label that the shop offered is in the language of the page, one of the customer’s own as it was typed', () => {
  const called = (label: string) => nameOfAddress({ label, street: 'Paris Street 7' }, 'ar');
  expect(['Family', 'بيت الأهل', 'Home in Salt', ''].map(called)).toEqual([
    ...['بيت الأهل', 'بيت الأهل', 'Home in Salt', 'Paris Street 7'],
  ]);
});
