import { beforeAll, describe, expect, test } from 'vitest';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { listCategories, updateCategory } from '../../contracts/categories.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, admin, addCategory, addProduct, addCustomer } = await openShop();
type Query = InputOf<typeof listProducts>;

const list = async (query: Query = {}) => (await call(listProducts, query)).items;
const namesOf = (products: Product[], language: Language = 'en') =>
  products.map(({ name }) => name[language]);
const find = async (q: string, language: Language = 'en') => namesOf(await list({ q, language }), language);

beforeAll(async () => {
  await addCategory('spices', { en: 'Spices & herbs', ar: 'بهارات وأعشاب' });
  await addCategory('dairy', { en: 'Milk & cheese', ar: 'ألبان وأجبان' });
  const dairy = { category: 'dairy', store: 'mouneh' as const };
  const spice = { category: 'spices', store: 'mouneh' as const };
  await addProduct({ ...dairy, name: { en: 'Labneh', ar: 'لبنة بلدية' }, price: 3.5, origin: 'Madaba' });
  await addProduct({ ...dairy, name: { en: 'Akkawi', ar: 'عكاوي' }, price: 4, available: false });
  await addProduct({ ...spice, name: { en: "Za'atar", ar: 'زعتر' }, price: 2.75 });
  await addProduct({ ...spice, name: { en: 'Sumac', ar: 'سُمّاق' }, price: 2.75 });
  await addProduct({
    ...spice,
    store: 'cilka',
    name: { en: 'Éclair spice', ar: 'أنيسون' },
    price: 10,
    origin: 'Syria',
  });
  await addProduct({ ...spice, name: { en: 'Secret', ar: 'سرّ' }, price: 1, shown: false });
});

describe('the list', () => {
  test('is newest first, without what is hidden and with what is out of stock', async () => {
    const items = await list();
    expect(namesOf(items)).toEqual(['Éclair spice', 'Sumac', "Za'atar", 'Akkawi', 'Labneh']);
    expect(items.map(({ available }) => available)).toEqual([true, true, true, false, true]);
  });

  test('shows a product with everything the contract names, and nothing else', async () => {
    const [labneh] = await list({ q: 'labneh' });
    expect(labneh).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: 'labneh',
      name: { en: 'Labneh', ar: 'لبنة بلدية' },
      description: { en: '', ar: '' },
      price: 3.5,
      image: '',
      category: 'dairy',
      weight: '',
      store: 'mouneh',
      origin: 'Madaba',
      available: true,
      few_left: null,
      regular_price: null,
      size_count: null,
      back_in: null,
      ready_on: null,
      origin_place: { en: 'Madaba', ar: 'مادبا' },
    });
  });

  test('is of one store when a store is asked for', async () => {
    expect(namesOf(await list({ store: 'cilka' }))).toEqual(['Éclair spice']);
    expect(await list({ store: 'mouneh' })).toHaveLength(4);
    expect(await send(listProducts, { store: 'mall' })).toMatchObject({
      status: 400,
      details: [{ path: 'store', message: 'Choose Heritage or Cilka' }],
    });
  });

  test('is of one category, by its slug or its id; of none for a category that is none', async () => {
    expect(namesOf(await list({ category: 'dairy' }))).toEqual(['Akkawi', 'Labneh']);
    const { items, page } = await call(listProducts, { category: 'cars' });
    expect({ items, page }).toEqual({ items: [], page: { total: 0, cursor: null } });
    expect(await list({ category: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
    expect(await list({ category: '\u0000' })).toHaveLength(5);
  });

  test('is of the given ids alone; others and nonsense are left out', async () => {
    const [first, second] = await list();
    const ids = `${second?.id},nonsense,00000000-0000-4000-8000-000000000000,${first?.id}`;
    expect(await list({ ids })).toEqual([first, second]);
    expect(await list({ ids: '' })).toEqual([]);
    expect(await list({ ids: 'nonsense' })).toEqual([]);
  });

  test('is the same for a guest, a customer and the admin', async () => {
    const { token } = await addCustomer();
    const asGuest = await send(listProducts, {});
    expect(await send(listProducts, {}, { token })).toEqual(asGuest);
    expect(await send(listProducts, {}, { token: await admin() })).toEqual(asGuest);
    expect(await send(listProducts, {}, { token: 'expired-or-not-a-token-at-all' })).toEqual(asGuest);
  });
});

describe('search', () => {
  test.each([
    'labneh',
    'LABNEH',
    'labne',
    'lbnh',
    'labnah',
    'lebneh',
    'lab',
    'لبنة',
    'لبنه',
    'اللبنة',
    'لَبْنَة',
    'لبـنة',
    'واللبنة',
    'لبن',
  ])('finds labneh by %s', async (q) => expect((await find(q))[0]).toBe('Labneh'));

  test.each(["za'atar", 'zaatar', 'za’atar', 'za3tar', 'zatar', 'Zaa', 'زعتر', 'الزعتر', 'بالزعتر', 'ز'])(
    'finds za’atar by %s',
    async (q) => expect(await find(q)).toContain("Za'atar"),
  );

  test.each(['sumac', 'sumaq', 'summac', 'سماق', 'سُمّاق', 'السماق'])('finds sumac by %s', async (q) =>
    expect((await find(q))[0]).toBe('Sumac'),
  );

  test('looks into both languages and shows the reader’s', async () => {
    expect(await find('labneh', 'ar')).toEqual(['لبنة بلدية']);
    expect(await find('لبنة', 'en')).toEqual(['Labneh']);
  });

  test('finds by place and by category, in both languages', async () => {
    expect(await find('Madaba')).toEqual(['Labneh']);
    expect(await find('مادبا')).toEqual(['Labneh']);
    expect(await find('cheese')).toEqual(['Labneh', 'Akkawi']);
    expect(await find('ألبان')).toEqual(['Labneh', 'Akkawi']);
  });

  test('puts what is in stock before what is not', async () => {
    const found = await list({ q: 'milk' });
    expect(found.map(({ available }) => available)).toEqual([true, false]);
  });

  test('wants every word to be found', async () => {
    expect(await find('labneh madaba')).toEqual(['Labneh']);
    expect(await find('labneh sumac')).toEqual([]);
    expect(await find('labneh with cheese')).toEqual(['Labneh']);
  });

  test('never shows what is hidden', async () => {
    expect(await find('secret')).toEqual([]);
    expect(await find('سر')).not.toContain('Secret');
  });

  test.each(['%', '_', '😀', '---', "'", '\\', '%%%%'])(
    'finds nothing by %s, and breaks nothing',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  test('does not mind an empty query or one of nothing but spaces', async () => {
    expect(await list({ q: '' })).toHaveLength(5);
    expect(await list({ q: '   ' })).toHaveLength(5);
  });

  test('refuses a query of more than 200 letters', async () => {
    expect(await send(listProducts, { q: 'ز'.repeat(201) })).toMatchObject({
      status: 400,
      details: [{ path: 'q', message: 'At most 200 characters' }],
    });
  });

  test('finds a product under its category’s new name at once', async () => {
    const token = await admin();
    const spices = (await call(listCategories, {})).find(({ slug }) => slug === 'spices');
    const id = spices?.id ?? '';
    await call(updateCategory, { id, name: { en: 'Herbs', ar: 'عطارة' } }, { token });
    expect(await find('عطارة')).toContain("Za'atar");
    expect(await find('بهارات')).toEqual([]);
    await call(updateCategory, { id, name: { en: 'Spices & herbs', ar: 'بهارات وأعشاب' } }, { token });
  });
});

describe('sorting', () => {
  test('by name follows the English reader’s alphabet', async () => {
    expect(namesOf(await list({ sort: 'name' }))).toEqual([
      'Akkawi',
      'Éclair spice',
      'Labneh',
      'Sumac',
      "Za'atar",
    ]);
  });

  test('by name follows the Arabic reader’s alphabet, where أ stands with ا and harakat do not count', async () => {
    expect(namesOf(await list({ sort: 'name', language: 'ar' }), 'ar')).toEqual([
      'أنيسون',
      'زعتر',
      'سُمّاق',
      'عكاوي',
      'لبنة بلدية',
    ]);
  });

  test('by price breaks ties by the reader’s name', async () => {
    expect(namesOf(await list({ sort: 'price' }))).toEqual([
      'Sumac',
      "Za'atar",
      'Labneh',
      'Akkawi',
      'Éclair spice',
    ]);
    expect(namesOf(await list({ sort: 'price', language: 'ar' }), 'ar').slice(0, 2)).toEqual([
      'زعتر',
      'سُمّاق',
    ]);
  });

  test('by category follows the shelf, then the reader’s name', async () => {
    expect(namesOf(await list({ sort: 'category' }))).toEqual([
      'Éclair spice',
      'Sumac',
      "Za'atar",
      'Akkawi',
      'Labneh',
    ]);
  });

  test('newest first, also of what a search finds', async () => {
    const newest = namesOf(await list({}));
    expect(namesOf(await list({ sort: 'new' }))).toEqual(newest);
    const { items } = await call(listProducts, { q: 'spices', sort: 'new' });
    const found = namesOf(items);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(newest.filter((name) => found.includes(name)));
  });

  test('by anything else is refused', async () => {
    expect(await send(listProducts, { sort: 'rating' })).toMatchObject({ status: 400 });
    expect(await send(listProducts, { sort: 'name', language: 'fr' })).toMatchObject({ status: 400 });
  });
});
