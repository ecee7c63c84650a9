import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { crashShop } from './crash-shop.ts';

test('orders that were acknowledged outlive kills of the shop, its database and both: each once, complete, with its jobs', {
  timeout: 180_000,
}, async () => {
  const order = ['both', 'database', 'app'] as const;
  const figures = await crashShop({ times: 3, seed: randomInt(1_000_000), order, calm: 700 });
  expect(figures.kills).toMatchObject({ both: 1, database: 1, app: 1 });
  expect(figures.orders).toBeGreaterThan(0);
});
