import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AdminProduct,
  adminSorts,
  deleteProduct,
  getAdminProduct,
  listAdminProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { languages } from '../../contracts/language.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, admin, addCategory, addProduct, addCustomer } = await openShop();
const token = await admin();
type Query = InputOf<typeof listAdminProducts>;

const list = async (query: Query = {}) => (await call(listAdminProducts, query, { token })).items;
const find = async (query: Query) => (await list(query)).map(({ name }) => name.en);
const read = (id: string) => call(getAdminProduct, { id }, { token });
const both = { en: 'White.', ar: 'بيضاء.' };

beforeAll(async () => {
  await addCategory('spices', { en: 'Spices & herbs', ar: 'بهارات وأعشاب' });
  await addCategory('dairy', { en: 'Milk & cheese', ar: 'ألبان وأجبان' });
  const dairy = { category: 'dairy', image: '/labneh.webp', description: both };
  const spice = { category: 'spices', image: '/spice.webp' };
  await addProduct({ ...dairy, name: { en: 'Labneh', ar: 'لبنة' }, price: 3.5, origin: 'Madaba' });
  await addProduct({ ...dairy, name: { en: 'Akkawi', ar: 'عكاوي' }, price: 4, available: false });
  await addProduct({ ...spice, name: { en: "Za'atar", ar: 'زعتر' }, price: 2.75, shown: false });
  await addProduct({ ...spice, name: { en: 'Sumac', ar: 'سُمّاق' }, price: 2.75, image: '' });
  await addProduct({ ...spice, name: { en: 'Kammoun', ar: 'Kammoun' }, price: 1, store: 'cilka' });
  const halfSaid = { en: 'Sweet.', ar: '' };
  await addProduct({ ...spice, name: { en: 'Yansoon', ar: 'يانسون' }, price: 9, description: halfSaid });
  const gone = await addProduct({ ...dairy, name: { en: 'Deleted labneh', ar: 'لبنة محذوفة' } });
  await call(deleteProduct, { id: gone.id }, { token });
});

describe('the seller’s list', () => {
  test('is of everything that is not deleted, newest first, with what only the seller sees', async () => {
    const { items, page } = await call(listAdminProducts, {}, { token });
    expect(items.map(({ name }) => name.en)).toEqual([
      'Yansoon',
      'Kammoun',
      'Sumac',
      "Za'atar",
      'Akkawi',
      'Labneh',
    ]);
    expect(page).toEqual({ total: 6, cursor: null });
    expect(items[3]).toMatchObject({ shown: false, version: 1, updated_at: expect.any(String) });
  });

  test('leaves out what has no name in one of the languages', async () => {
    const nameless = [await addProduct({ category: 'dairy' }), await addProduct({ category: 'dairy' })];
    const ids = nameless.map(({ id }) => id);
    await db
      .update(products)
      .set({ nameAr: '' })
      .where(inArray(products.id, ids.slice(0, 1)));
    await db
      .update(products)
      .set({ nameEn: '' })
      .where(inArray(products.id, ids.slice(1)));
    const { items, page } = await call(listAdminProducts, {}, { token });
    expect(items.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(page.total).toBe(6);
    for (const id of ids) await call(deleteProduct, { id }, { token });
  });

  test.each<[Query, string[]]>([
    [{ store: 'cilka' }, ['Kammoun']],
    [{ category: 'dairy' }, ['Akkawi', 'Labneh']],
    [{ state: 'shown' }, ['Yansoon', 'Kammoun', 'Sumac', 'Akkawi', 'Labneh']],
    [{ state: 'hidden' }, ["Za'atar"]],
    [{ state: 'out_of_stock' }, ['Akkawi']],
    [{ state: 'no_image' }, ['Sumac']],
    [{ state: 'no_translation' }, ['Yansoon', 'Kammoun']],
    [{ state: 'shown', category: 'dairy', store: 'mouneh', q: 'لبنه' }, ['Labneh']],
    [{ state: 'hidden', store: 'cilka' }, []],
    [{ category: 'cars' }, []],
  ])('keeps what %j asks for', async (query, names) => expect(await find(query)).toEqual(names));

  test.each<[string, string]>([
    ['labneh', 'Labneh'],
    ['labne', 'Labneh'],
    ['لبنه', 'Labneh'],
    ['مادبا', 'Labneh'],
    ['za3tar', "Za'atar"],
    ['الزعتر', "Za'atar"],
    ['سماق', 'Sumac'],
  ])('finds as shoppers do, and what is hidden too: %s', async (q, name) =>
    expect(await find({ q })).toEqual([name]),
  );

  test.each(['محذوفة', 'deleted', '%', '---'])('finds nothing by %s', async (q) =>
    expect(await find({ q })).toEqual([]),
  );

  test('is sorted by what is asked for, ties by the reader’s name', async () => {
    expect(await find({ sort: 'name' })).toEqual([
      'Akkawi',
      'Kammoun',
      'Labneh',
      'Sumac',
      'Yansoon',
      "Za'atar",
    ]);
    expect(await find({ sort: 'price' })).toEqual([
      'Kammoun',
      'Sumac',
      "Za'atar",
      'Labneh',
      'Akkawi',
      'Yansoon',
    ]);
    expect((await find({ sort: 'price', language: 'ar' })).slice(1, 3)).toEqual(["Za'atar", 'Sumac']);
    expect((await find({ sort: 'category' })).slice(-2)).toEqual(['Akkawi', 'Labneh']);
    expect((await find({ sort: 'store' }))[0]).toBe('Kammoun');
    const [last] = await list({ q: 'labneh' });
    await call(updateProduct, { id: last?.id ?? '', category: 'dairy', weight: '500g' }, { token });
    expect((await find({ sort: 'updated' }))[0]).toBe('Labneh');
    expect((await find({ sort: 'newest' }))[0]).toBe('Yansoon');
  });

  test('refuses what it does not know, and a cursor of another list', async () => {
    const unknown = [{ sort: 'rating' }, { state: 'sold' }, { store: 'mall' }, { limit: 501 }];
    for (const query of unknown) {
      expect(await send(listAdminProducts, query, { token })).toMatchObject({ status: 400 });
    }
    const { page } = await call(listAdminProducts, { limit: 1, sort: 'name' }, { token });
    for (const cursor of [page.cursor, 'nonsense']) {
      const query = { sort: 'price', cursor };
      expect(await send(listAdminProducts, query, { token })).toMatchObject({ status: 400 });
    }
  });
});

describe('walking the list by cursor', () => {
  beforeAll(async () => {
    for (let made = 0; made < 24; made += 1) {
      await addProduct({
        category: made % 2 ? 'spices' : 'dairy',
        name: { en: `Tie ${made % 3}`, ar: `ربطة ${made % 3}` },
        price: 1 + (made % 2),
        store: made % 4 ? 'mouneh' : 'cilka',
        shown: made % 5 !== 0,
      });
    }
    // Products of an import are all added at the same moment.
    await db.update(products).set({ updatedAt: new Date('2026-01-01T10:00:00.123Z') });
  });

  const ways = [undefined, ...adminSorts].flatMap((sort) =>
    languages.map((language) => ({ sort, language })),
  );
  test.each([...ways, { q: 'tie' }, { state: 'hidden' as const, sort: 'price' as const }])(
    'meets every product once, in order, though many are equal: %j',
    async (query) => {
      const whole = (await list({ ...query, limit: 500 })).map(({ id }) => id);
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const { items, page } = await call(listAdminProducts, { ...query, limit: 7, cursor }, { token });
        walked.push(...items.map(({ id }) => id));
        expect(page.total).toBe(whole.length);
        cursor = page.cursor ?? undefined;
      } while (cursor);
      expect(walked).toEqual(whole);
      expect(new Set(walked).size).toBe(whole.length);
    },
  );
});

describe('one product for the seller', () => {
  test('is answered by its id, hidden or not, and as saving answers it', async () => {
    const hidden: AdminProduct = (await list({ state: 'hidden', q: 'zaatar' }))[0] as AdminProduct;
    expect(await read(hidden.id)).toEqual(hidden);
    const saved = await call(updateProduct, { id: hidden.id, category: 'spices', price: 3 }, { token });
    expect(saved).toMatchObject({ price: 3, shown: false, version: hidden.version + 1 });
    expect(await read(hidden.id)).toEqual(saved);
  });

  test('is not found by a slug, when there is none, and once it is deleted', async () => {
    const product = await addProduct({ name: { en: 'Kishk', ar: 'كشك' } });
    await call(deleteProduct, { id: product.id }, { token });
    for (const id of ['labneh', '00000000-0000-4000-8000-000000000000', product.id]) {
      expect(await send(getAdminProduct, { id }, { token })).toMatchObject({ status: 404 });
    }
  });
});

describe('two administrators at one product', () => {
  test('the second is refused, nothing is overwritten, and their words go in on top of the new version', async () => {
    const { id, category, version } = (await addProduct({ price: 2 })) as AdminProduct;
    const edit = (fields: object) => send(updateProduct, { id, category, ...fields }, { token });
    expect((await edit({ version, price: 3 })).status).toBe(200);
    expect(await edit({ version, weight: '1kg' })).toEqual({
      status: 409,
      success: false,
      error: 'This has been changed elsewhere since you opened it',
      code: 'changed_meanwhile',
    });
    expect(await read(id)).toMatchObject({ price: 3, weight: '', version: 2 });
    expect((await edit({ version: 2, weight: '1kg' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ price: 3, weight: '1kg', version: 3 });
  });

  test('of two who save at the same moment one wins', async () => {
    const { id, category, version } = (await addProduct()) as AdminProduct;
    const saves = [5, 6].map((price) => send(updateProduct, { id, category, version, price }, { token }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).version).toBe(2);
  });

  test('a price, what is in stock and what is shown can be changed alone', async () => {
    const product = (await addProduct({
      description: both,
      image: '/x.webp',
      weight: '1kg',
    })) as AdminProduct;
    const { id, category } = product;
    let { version } = product;
    for (const fields of [{ price: 7.25 }, { available: false }, { shown: false }]) {
      const saved = await call(updateProduct, { id, category, version, ...fields }, { token });
      version = saved.version;
    }
    const { updated_at } = await read(id);
    const changed = { price: 7.25, price_now: 7.25, available: false, shown: false, version: 4, updated_at };
    expect(await read(id)).toEqual({ ...product, ...changed });
  });
});

test.each([listAdminProducts, getAdminProduct])(
  'guests and customers are refused: $path',
  async (endpoint) => {
    const { id } = await addProduct();
    const customer = await addCustomer();
    expect((await send(endpoint, { id })).status).toBe(401);
    expect(await send(endpoint, { id }, { token: customer.token })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  },
);
