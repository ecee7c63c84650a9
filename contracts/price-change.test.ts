import { expect, test } from 'vitest';
import { toQirsh } from './money.ts';
import { changedQirsh, isUnusualChange, priceFault, priceSteps } from './price-change.ts';

test('a price goes up or down by percent or by an amount, to the nearest step', () => {
  expect(changedQirsh(350, { percent: 10, step: 0.05 })).toBe(385);
  expect(changedQirsh(330, { percent: 5, step: 0.05 })).toBe(345);
  expect(changedQirsh(115, { percent: -20, step: 0.05 })).toBe(90);
  expect(changedQirsh(225, { amount: 0.1, step: 0.05 })).toBe(235);
  expect(changedQirsh(225, { amount: -0.5, step: 0.01 })).toBe(175);
  expect(changedQirsh(349, { percent: 0, step: 0.25 })).toBe(350);
  expect(changedQirsh(349, { percent: 5, step: 1 })).toBe(400);
});

test('halves go up, whether the price rises or falls', () => {
  expect(changedQirsh(150, { percent: 1, step: 0.01 })).toBe(152);
  expect(changedQirsh(150, { percent: -1, step: 0.01 })).toBe(149);
  expect(changedQirsh(150, { percent: 5, step: 0.05 })).toBe(160);
  expect(changedQirsh(125, { percent: 0, step: 0.5 })).toBe(150);
  expect(changedQirsh(150, { percent: 0, step: 1 })).toBe(200);
  // 1.005 has no exact binary fraction, but it is 100.5 qirsh and must round up.
  expect(changedQirsh(100, { percent: 0.5, step: 0.01 })).toBe(101);
  expect(changedQirsh(10_000_000, { percent: 0.01, step: 0.01 })).toBe(10_001_000);
});

test('what is left of small prices may be nothing, which is a fault and never free', () => {
  expect(changedQirsh(5, { percent: -90, step: 0.05 })).toBe(0);
  expect(changedQirsh(50, { amount: -0.5, step: 0.05 })).toBe(0);
  expect(changedQirsh(50, { amount: -2, step: 0.05 })).toBe(-150);
  expect(changedQirsh(3, { percent: 0, step: 0.05 })).toBe(5);
  expect(changedQirsh(2, { percent: 0, step: 0.05 })).toBe(0);
  expect(priceFault(0, null)).toBe('none');
  expect(priceFault(-150, 10)).toBe('none');
  expect(priceFault(10_000_001, null)).toBe('high');
  expect(priceFault(10_000_000, null)).toBeNull();
});

test('a change by more than half of the price, either way, is an unusual one', () => {
  expect([175, 525, 350].map((after) => isUnusualChange(350, after))).toEqual([false, false, false]);
  expect([170, 530].map((after) => isUnusualChange(350, after))).toEqual([true, true]);
});

test('a new price is taken as it is', () => {
  expect(changedQirsh(350, { price: 4.17, step: 0.05 })).toBe(417);
});

test('a price is above its offer', () => {
  expect(priceFault(300, 300)).toBe('offer');
  expect(priceFault(301, 300)).toBeNull();
});

test('every price is a multiple of the step, and no step is further away than half of it', () => {
  for (const step of priceSteps)
    for (let qirsh = 1; qirsh < 400; qirsh += 7)
      for (const percent of [-33.33, -5, 0, 0.5, 7.25, 12]) {
        const after = changedQirsh(qirsh, { percent, step });
        expect(after % toQirsh(step)).toBe(0);
        const exact = (qirsh * (10_000 + Math.round(percent * 100))) / 10_000;
        expect(Math.abs(after - exact)).toBeLessThanOrEqual(toQirsh(step) / 2);
      }
});
