import { expect, test } from 'vitest';
import { dayFromToday } from '../../../contracts/calendar-day.ts';
import { changeOf, isPlannable } from './price-values.ts';

test('a change is read in any of the digits, and lowering is below zero', () => {
  expect(changeOf({ way: 'raisePercent', typed: '٥', step: 0.05 })).toEqual({ percent: 5, step: 0.05 });
  expect(changeOf({ way: 'lowerPercent', typed: '7.25', step: 1 })).toEqual({ percent: -7.25, step: 1 });
  expect(changeOf({ way: 'lowerAmount', typed: '٠٫٢٥', step: 0.01 })).toEqual({ amount: -0.25, step: 0.01 });
  // With the percent sign, in either script.
  for (const typed of ['7%', '٧٪', '7 %'])
    expect(changeOf({ way: 'raisePercent', typed, step: 1 })).toEqual({ percent: 7, step: 1 });
  expect(changeOf({ way: 'raiseAmount', typed: '7%', step: 1 })).toBeNull();
  // 0 percent only rounds.
  expect(changeOf({ way: 'lowerPercent', typed: '0', step: 0.5 })).toEqual({ percent: 0, step: 0.5 });
});

test('a new price is more than nothing', () => {
  expect(changeOf({ way: 'set', typed: '٣٫٥', step: 0.05 })).toEqual({ price: 3.5, step: 0.05 });
  expect(changeOf({ way: 'set', typed: '0', step: 0.05 })).toBeNull();
});

test('prices are planned from tomorrow on, a year ahead at most', () => {
  expect(isPlannable(dayFromToday(0))).toBe(false);
  expect(isPlannable(dayFromToday(1))).toBe(true);
  expect(isPlannable(dayFromToday(400))).toBe(false);
  expect(isPlannable('')).toBe(false);
});

test('what is no number, has more decimals, or is out of bounds is no change', () => {
  for (const typed of ['', 'x', '5.125', '-5', '901'])
    expect(changeOf({ way: 'raisePercent', typed, step: 0.05 })).toBeNull();
  expect(changeOf({ way: 'lowerPercent', typed: '91', step: 0.05 })).toBeNull();
  expect(changeOf({ way: 'raiseAmount', typed: '100001', step: 0.05 })).toBeNull();
});
