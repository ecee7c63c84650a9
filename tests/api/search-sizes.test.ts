import { beforeAll, expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, addCategory, addProduct } = await openShop();

const search = async (q: string) => {
  const { items, page } = await call(listProducts, { q });
  return { names: items.map(({ name }) => name.en), page };
};

beforeAll(async () => {
  await addCategory('sacks', { en: 'Sacks', ar: 'أكياس' });
  await addProduct({ category: 'sacks', name: { en: 'Yogurt', ar: 'لبن' }, weight: '1kg' });
  await addProduct({ category: 'sacks', name: { en: 'Brine', ar: 'محلول' }, weight: '2kg' });
  await addProduct({ category: 'sacks', name: { en: 'Corn syrup', ar: 'شراب ذرة' }, weight: '1.8L' });
});

test.each([
  ['لبن ٧ كغم', '٧ كغم', 'لبن'],
  ['yogurt 7kg', '7kg', 'yogurt'],
  ['half kilo yogurt', 'half kilo', 'yogurt'],
  ['لبن ربع كيلو', 'ربع كيلو', 'لبن'],
  ['½ kg yogurt', '½ kg', 'yogurt'],
  ['yogurt 2.1 kg', '2.1 kg', 'yogurt'],
  ['yogort 2 kg', '2 kg', 'yogurt'],
])('%s is found in other sizes when it has none of this one, and that is said', async (q, size, word) => {
  const { names, page } = await search(q);
  expect(names[0]).toBe('Yogurt');
  expect(page).toMatchObject({ no_size: size, understood: word });
});

test('a size that nothing has is missed under filters too, unless they leave nothing', async () => {
  const under = async (price_to: number) => (await call(listProducts, { q: 'yogort 7kg', price_to })).page;
  expect(await under(100)).toMatchObject({ total: 1, no_size: '7kg', understood: 'yogurt' });
  expect(await under(0.01)).toEqual({ total: 0, cursor: null });
});

test('a size is the same in whatever measure, and no part of a longer number', async () => {
  for (const q of ['corn 1.8 litre', 'corn 1800ml', 'شراب ذرة ١٫٨ لتر', 'corn 1.8l']) {
    expect((await search(q)).page, q).toEqual({ total: 1, cursor: null, best_points: expect.any(Number) });
  }
  expect((await search('corn 8 litre')).page).toMatchObject({ no_size: '8 litre' });
  for (const q of ['yogurt 1000g', 'كيلو لبن', '1 kg yogurt'])
    expect((await search(q)).names[0], q).toBe('Yogurt');
});
