import { expect, test } from 'vitest';
import { callingCode, withCallingCode } from './calling-codes.ts';
import { countryCodes, unknownCountry } from './countries.ts';

test('the numbers of every country that an order may go to begin with a known code', () => {
  expect(countryCodes.filter((code) => callingCode(code) === null)).toEqual([]);
  expect(['SA', 'SE', 'US', 'LB'].map(callingCode)).toEqual(['+966', '+46', '+1', '+961']);
  expect(callingCode(unknownCountry)).toBeNull();
});

test.each([
  ['SE', '070 123 45 67', '+46701234567'],
  ['SA', '٠٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['US', '202 555 0123', '+12025550123'],
  // Italian numbers keep their 0 after the country code.
  ['IT', '06 1234 5678', '+390612345678'],
  ['SE', '46 70 123 45 67', '+46701234567'],
  // Hungary and Russia have a trunk prefix other than 0.
  ['HU', '06 20 123 4567', null],
  ['RU', '8 912 345-67-89', null],
  ['SE', '12', null],
  // Numbers of Iraq and the United Kingdom: Swedish numbers are never this long.
  ['SE', '0770 123 4567 8', null],
  ['IQ', '0770 123 4567', '+9647701234567'],
  ['GB', '07700 900123', '+447700900123'],
  [unknownCountry, '070 123 45 67', null],
])('a number that is typed without its code, in %s %j, is written %j with it', (country, typed, whole) => {
  expect(withCallingCode(country, typed)).toBe(whole);
});
