import { beforeAll, expect, test } from 'vitest';
import { featureProducts } from '../../contracts/catalogue.ts';
import { openShop } from '../support/shop.ts';

const { call, app, addCategory, addProduct } = await openShop();

const numbers = async (start?: number) => {
  const { products, ...place } = await call(featureProducts, { start });
  return { ...place, names: products.map(({ name }) => name.en).join(' ') };
};

beforeAll(async () => {
  await addCategory('spices', { en: 'Spices', ar: 'بهارات' });
});

test('an empty shop has an empty shelf', async () => {
  expect(await numbers()).toEqual({ start: 0, total: 0, names: '' });
});

test('six stand there from any place on, newest first; after the last the first again, and none twice', async () => {
  const add = (number: number, shown = true) =>
    addProduct({ category: 'spices', name: { en: String(number), ar: String(number) }, shown });
  for (let number = 1; number <= 4; number += 1) await add(number);
  expect(await numbers()).toEqual({ start: 0, total: 4, names: '4 3 2 1' });
  expect(await numbers(3)).toEqual({ start: 3, total: 4, names: '1 4 3 2' });

  await add(5);
  await add(99, false);
  for (let number = 6; number <= 8; number += 1) await add(number);
  expect(await numbers(0)).toEqual({ start: 0, total: 8, names: '8 7 6 5 4 3' });
  expect(await numbers(6)).toEqual({ start: 6, total: 8, names: '2 1 8 7 6 5' });
  expect(await numbers(8)).toEqual({ start: 0, total: 8, names: '8 7 6 5 4 3' });
});

test('the shelf may be kept by caches, and a place that is none is refused in words', async () => {
  const answer = await app.request('/api/featured-products?start=6');
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  for (const start of ['-1', '1.5', 'x']) {
    const refused = await app.request(`/api/featured-products?start=${start}`);
    expect([start, refused.status]).toEqual([start, 400]);
  }
});
