import { expect, test } from 'vitest';
import { streetWithArea } from './address-values.ts';

test.each([
  ['King St 4', 'Amman', 'Dabouq', 'King St 4, Dabouq'],
  ['شارع وصفي التل 10', 'عمّان', ' تلاع العلي ', 'شارع وصفي التل 10، تلاع العلي'],
  ['King St 4', 'Amman', '', 'King St 4'],
  // The area is already in the street, or is the city.
  ['Dabouq, King St 4', 'Amman', 'dabouq', 'Dabouq, King St 4'],
  ['شارع الملك، دابوق', 'عمّان', 'دابُوق', 'شارع الملك، دابوق'],
  ['King St 4', 'Madaba', 'madaba', 'King St 4'],
  // An area does not replace a missing street.
  ['  ', 'Amman', 'Dabouq', '  '],
])('the street %j in %j with the area %j is %j', (street, city, area, whole) => {
  expect(streetWithArea({ street, city }, area)).toBe(whole);
});
