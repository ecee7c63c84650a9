import { expect, test } from 'vitest';
import { matchesSavedAddress, type SavedAddress } from './addresses.ts';

const saved: SavedAddress = {
  ...{ id: 'home', label: 'البيت', street: 'Paris Street 7', building: '12', floor: '4' },
  ...{ city: 'عمّان', country: 'الأردن', landmark: '', driver_note: '', latitude: null, longitude: null },
  area: { id: 'sweifieh', name: { en: 'Sweifieh', ar: 'الصويفية' } },
  default: true,
};

test('an address is the same with its city and country in the other language, and another with other words of its owner', () => {
  const door = { street: 'Paris Street 7', building: '12', floor: '4', area_id: 'sweifieh' };
  const english = { ...door, city: 'Amman', country: 'Jordan' };
  expect(matchesSavedAddress(saved, english)).toBe(true);
  expect(matchesSavedAddress(saved, { ...english, city: 'Salt' })).toBe(false);
  expect(matchesSavedAddress(saved, { ...english, floor: '5' })).toBe(false);
});
