import { expect, test } from 'vitest';
import { callingCode } from './calling-codes.ts';
import { countryCodes, unknownCountry } from './countries.ts';

test('the numbers of every country that an order may go to begin with a known code', () => {
  expect(countryCodes.filter((code) => callingCode(code) === null)).toEqual([]);
  expect(['SA', 'SE', 'US', 'LB'].map(callingCode)).toEqual(['+966', '+46', '+1', '+961']);
  expect(callingCode(unknownCountry)).toBeNull();
});
