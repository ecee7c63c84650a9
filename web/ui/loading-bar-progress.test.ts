import { expect, test } from 'vitest';
import { barCap, barStart, nextPercent } from './loading-bar-progress.ts';

test('the bar creeps by a random step of up to 10', () => {
  expect(nextPercent(barStart, 0)).toBe(20);
  expect(nextPercent(barStart, 0.5)).toBe(25);
  expect(nextPercent(barStart, 1)).toBe(30);
});

test('the bar never passes 95 while something is loading', () => {
  let percent = barStart;
  for (let tick = 0; tick < 100; tick++) percent = nextPercent(percent, 1);
  expect(percent).toBe(barCap);
  expect(nextPercent(barCap, 0.3)).toBe(95);
});
