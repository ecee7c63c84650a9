import { beforeAll, describe, expect, test } from 'vitest';
import { listProducts, type Sort, sorts } from '../../contracts/catalogue.ts';
import { type Language, languages } from '../../contracts/language.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, addCategory, addProduct } = await openShop();

/** Few names and prices for many products, so that every sort has ties, also between names. */
const names = [
  { en: 'labneh', ar: 'لبنة' },
  { en: 'Labneh', ar: 'اللبنة' },
  { en: 'Green olives', ar: 'زيتون أخضر' },
  { en: 'Éclair', ar: 'إكليل' },
  { en: 'eclair', ar: 'اكليل' },
];

beforeAll(async () => {
  for (const category of ['pickles', 'dairy']) await addCategory(category);
  for (let made = 0; made < 30; made += 1) {
    await addProduct({
      category: made % 2 ? 'pickles' : 'dairy',
      name: names[made % names.length] as (typeof names)[number],
      price: 1 + (made % 3),
      store: made % 4 ? 'mouneh' : 'cilka',
      available: made % 7 !== 0,
    });
  }
});

const orders = [undefined, ...sorts].flatMap((sort) => languages.map((language) => ({ sort, language })));

describe('walking by cursor', () => {
  test.each([
    ...orders.map((order) => ({ ...order, q: undefined })),
    ...orders.map((order) => ({ ...order, q: 'labneh' })),
    ...orders.map((order) => ({ ...order, q: 'لبنة' })),
  ])('meets every product once, in order: sort $sort in $language, query $q', async (query) => {
    const whole = await call(listProducts, query);
    const total = whole.items.length;
    expect(total).toBe(query.q ? 12 : 30);
    const best = query.q && { best_points: expect.any(Number) };
    expect(whole.page).toEqual({ total, cursor: null, ...best });
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, page } = await call(listProducts, { ...query, limit: 7, cursor });
      expect(page.total).toBe(total);
      expect(items.length).toBe(Math.min(7, total - walked.length));
      walked.push(...items.map(({ id }) => id));
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole.items.map(({ id }) => id));
  });

  test('ends without a cursor when the last page is full', async () => {
    const { items, page } = await call(listProducts, { limit: 30 });
    expect(items).toHaveLength(30);
    expect(page.cursor).toBeNull();
  });

  test('is not disturbed by a product that comes in front meanwhile', async () => {
    const first = await call(listProducts, { limit: 10 });
    const before = await call(listProducts, {});
    await addProduct({ category: 'dairy', name: { en: 'Shanklish', ar: 'شنكليش' } });
    const second = await call(listProducts, { limit: 10, cursor: first.page.cursor ?? '' });
    expect([...first.items, ...second.items]).toEqual(before.items.slice(0, 20));
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each<{ cursor: string; sort?: Sort; language?: Language }>([
  { cursor: 'nonsense' },
  { cursor: '%%%' },
  { cursor: encode('text') },
  { cursor: encode([]) },
  { cursor: encode([1]) },
  { cursor: encode([null, null]) },
  { cursor: encode([-1, 'no id']) },
  { cursor: encode(['no number', '00000000-0000-4000-8000-000000000000']) },
  { cursor: encode([1e300, '00000000-0000-4000-8000-000000000000']) },
  { cursor: encode(['labneh', 'no id']), sort: 'name' },
  { cursor: encode([1.5, 'labneh', '00000000-0000-4000-8000-000000000000']), sort: 'price' },
  { cursor: encode(['a\u0000', '00000000-0000-4000-8000-000000000000']), sort: 'name' },
])('a cursor that is none of this list is refused: %o', async (query) => {
  expect(await send(listProducts, query)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    details: [{ path: 'cursor', message: 'This cursor is not of this list' }],
  });
});

test.each([0, -1, 501, 1.5, 'many', ''])('a limit of %o is refused', async (limit) => {
  expect(await send(listProducts, { limit })).toMatchObject({ status: 400, details: [{ path: 'limit' }] });
});

test('a limit goes from 1 to 500, and may be more than there is', async () => {
  expect((await call(listProducts, { limit: 1 })).items).toHaveLength(1);
  const { items, page } = await call(listProducts, { limit: 500 });
  expect(items).toHaveLength(page.total);
});
