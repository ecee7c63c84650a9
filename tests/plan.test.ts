import { expect, test } from 'vitest';
import { type Assumed, assumed, type Measured, planFor, writePlan } from '../bench/plan.ts';

const measured: Measured = {
  hotPagesPerSecond: 10_000,
  hotApiPerSecond: 10_000,
  coldRenderMs: 10,
  ordersPerSecond: 200,
  searchesPerSecond: 500,
  databaseWritesPerOrder: 8,
  memoryMb: 150,
};

const plan = (changes: Partial<Assumed> = {}, cdn = true) =>
  planFor(measured, { ...assumed, ...changes }, { cdn });

test('a day that can be reckoned by hand', () => {
  const day = {
    shoppersPerDay: 86_400,
    peakFactor: 10,
    pagesPerShopper: 50,
    apiReadsPerPage: 1,
    searchesPerShopper: 10,
    ordersPerShopper: 2,
    otherWritesPerShopper: 1,
    addresses: 100,
    cdnPlaces: 10,
    cdnSeconds: 30,
    passedOnShare: 0.2,
    changesPerHour: 12,
    busyAtMost: 0.5,
    spareInstances: 1,
  };
  const { busy, ...rest } = plan(day);
  expect(rest).toEqual({
    pages: 500,
    reads: 1000,
    searches: 100,
    orders: 20,
    cdnHitRate: expect.closeTo(0.768),
    readsHere: expect.closeTo(232),
    instances: 2,
    poolSize: 12,
    maxConnections: 36,
    databaseShare: expect.closeTo(0.3),
    databaseWrites: 170,
    memoryMb: 300,
  });
  expect(busy).toBeCloseTo(0.0232 + 0.3 + 0.0033);
});

test('more shoppers never need less, and a CDN never makes it more', () => {
  let before = plan({ shoppersPerDay: 1000 });
  for (const shoppersPerDay of [10_000, 100_000, 1_000_000, 10_000_000]) {
    const now = plan({ shoppersPerDay });
    expect(now.instances).toBeGreaterThanOrEqual(before.instances);
    expect(now.databaseWrites).toBeGreaterThan(before.databaseWrites);
    expect(plan({ shoppersPerDay }, false).instances).toBeGreaterThanOrEqual(now.instances);
    before = now;
  }
});

test('the plan is written as a table that names what is assumed', () => {
  const text = writePlan(measured);
  expect(text).toContain('1,000,000 shoppers a day');
  expect(text).toMatch(/\| instances, with one to spare \| \d+ \| \d+ \|/);
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
});
