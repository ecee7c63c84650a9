import { beforeAll, describe, expect, test } from 'vitest';
import {
  deleteProduct,
  listAdminProducts,
  listProducts,
  suggestProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { reindexProducts } from '../../server/search/reindex-products.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, admin, db, addCategory, addProduct } = await openShop();
type Query = InputOf<typeof listProducts>;

const search = async (q: string, query: Query = {}) => {
  const { items, page } = await call(listProducts, { q, ...query });
  return { names: items.map(({ name }) => name.en), items, page };
};
const find = async (q: string, query: Query = {}) => (await search(q, query)).names;

beforeAll(async () => {
  await addCategory('oils', { en: 'Oils', ar: 'زيوت' });
  await addCategory('dairy', { en: 'Milk & cheese', ar: 'ألبان وأجبان' });
  await addCategory('cleaning', { en: 'Cleaning', ar: 'تنظيف' });
  const oil = { category: 'oils', store: 'mouneh' as const };
  await addProduct({ ...oil, name: { en: 'Olive oil', ar: 'زيت زيتون' }, origin: 'Ajloun' });
  await addProduct({ ...oil, name: { en: 'Sesame oil', ar: 'سيرج' } });
  await addProduct({ ...oil, name: { en: 'Tahini', ar: 'طحينية' } });
  await addProduct({
    category: 'cleaning',
    store: 'cilka',
    name: { en: 'Soap', ar: 'صابون' },
    description: { en: 'Boiled from olive oil in Nablus.', ar: 'مطبوخ في نابلس.' },
  });
  const dairy = { category: 'dairy', store: 'mouneh' as const };
  await addProduct({ ...dairy, name: { en: 'Makdous', ar: 'مكدوس' } });
  await addProduct({ ...dairy, name: { en: 'Yogurt', ar: 'لبن' }, origin: 'Mafraq', weight: '1kg' });
  await addProduct({ ...dairy, name: { en: 'Labneh', ar: 'لبنة' }, available: false });
  await addProduct({ ...dairy, name: { en: 'Hidden halloumi', ar: 'حلوم' }, shown: false });
});

describe('the order of what is found', () => {
  test('a word in the name comes before the category, and that before the description', async () => {
    expect(await find('oil')).toEqual(['Sesame oil', 'Olive oil', 'Tahini', 'Soap']);
  });

  test('of words in the name the whole one comes before one that begins so', async () => {
    expect((await find('لبن'))[0]).toBe('Yogurt');
    expect(await find('لبن')).toContain('Labneh');
    expect((await find('زيت'))[0]).toBe('Olive oil');
  });

  test('what a search names comes before what only tells of it, though it is out of stock', async () => {
    const token = await admin();
    const chutney = await addProduct({
      category: 'dairy',
      name: { en: 'Chutney', ar: 'صلصة مانجو' },
      description: { en: 'Goes well with labneh and cheese.', ar: 'مع اللبنة أو مع الجبنة.' },
    });
    for (const q of ['labneh', 'اللبنة']) {
      const names = (await find(q)).filter((name) => ['Labneh', 'Chutney'].includes(name));
      expect(names, q).toEqual(['Labneh', 'Chutney']);
    }
    await call(deleteProduct, { id: chutney.id }, { token });
  });

  test('of what is named what is in stock comes before what is not, however well it answers', async () => {
    const { items } = await search('لبنة');
    expect(items.map(({ available }) => available)).toEqual(
      items.map(({ available }) => available).sort((one, other) => Number(other) - Number(one)),
    );
    expect(items.find(({ name }) => name.en === 'Labneh')).toMatchObject({ available: false });
  });

  test('can be another one that is asked for', async () => {
    expect(await find('oil', { sort: 'name' })).toEqual(['Olive oil', 'Sesame oil', 'Soap', 'Tahini']);
  });

  test('goes on from page to page without leaving out or repeating any', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, page } = await call(listProducts, { q: 'oil', limit: 1, cursor });
      expect(page.total).toBe(4);
      names.push(...items.map(({ name }) => name.en));
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(await find('oil'));
    expect(await send(listProducts, { q: 'oil', cursor: 'nonsense' })).toMatchObject({ status: 400 });
  });
});

describe('a word that is spelt otherwise', () => {
  test.each([
    ['makdos', 'Makdous'],
    ['makdoos', 'Makdous'],
    ['mkdws', 'Makdous'],
    ['makduos', 'Makdous'],
    ['مكدوص', 'Makdous'],
    ['مكدزس', 'Makdous'],
    ['المكدوس', 'Makdous'],
    ['ta7ineh', 'Tahini'],
    ['tehini', 'Tahini'],
    ['طحينيا', 'Tahini'],
    ['zeitoon', 'Olive oil'],
    ['saboon', 'Soap'],
    ['sop', 'Soap'],
    ['زيوت الزيتون', 'Olive oil'],
    ['oliveoil', 'Olive oil'],
    ['olive oill', 'Olive oil'],
  ])('%s finds %s', async (q, name) => expect((await find(q))[0]).toBe(name));

  test('is told how it was taken', async () => {
    expect((await search('makdos')).page.understood).toBe('makdous');
    expect((await search('مكدوص')).page.understood).toBe('مكدوس');
    expect((await search('makdous')).page.understood).toBeUndefined();
    // Uncorrected words are as typed, not folded.
    expect((await search('طحينية spaceship')).page.understood).toBe('طحينية');
    expect((await search('olive spaceship')).page).toMatchObject({ total: 2, understood: 'olive' });
    // A measure alone sounds like a size, but is none.
    expect((await search('لبن 1 كغم')).page.understood).toBeUndefined();
    expect((await search('لبن 1 كغم spaceship')).page.understood).toBe('لبن 1 كغم');
  });

  test('finds nothing when nothing is like it', async () => {
    expect(await find('quinoa')).toEqual([]);
    expect(await find('كينوا')).toEqual([]);
  });

  test('is not taken for a word that only a description has, nor is a far one offered', async () => {
    await addProduct({
      category: 'cleaning',
      name: { en: 'Candle', ar: 'قنديل بلدي' },
      description: {
        en: 'Call for quiet light, like that of maamoul nights.',
        ar: 'لأمسية هادئة، بشمع وكاجو.',
      },
    });
    for (const q of ['هدية', 'hadiyeh', 'kale']) {
      expect((await search(q)).page, q).toEqual({ total: 0, cursor: null });
    }
    // But it matches with an “and” before it, and in the spelling of the other script.
    expect(await find('كاجو')).toEqual(['Candle']);
    expect(await find('معمول')).toEqual(['Candle']);
    expect((await search('كاجو')).page.understood).toBeUndefined();
  });
});

describe('why a product was found', () => {
  const whyOf = async (q: string, name: string, query: Query = {}) =>
    (await search(q, query)).items.find((item) => item.name.en === name)?.why;

  test('is not said where its name says it', async () => {
    expect(await whyOf('olive', 'Olive oil')).toBeUndefined();
    expect(await whyOf('زيتون', 'Olive oil', { language: 'ar' })).toBeUndefined();
    expect(await whyOf('الزيت', 'Olive oil', { language: 'ar' })).toBeUndefined();
    // Nor when the other word is its size, which every card shows.
    for (const typed of ['لبن 1 كغم', 'لبن 1كغم', 'لبن ١ كغم'])
      expect(await whyOf(typed, 'Yogurt', { language: 'ar' }), typed).toBeUndefined();
    expect(await whyOf('yogurt 1 kg', 'Yogurt')).toBeUndefined();
    expect(await find('لبن 1 كغم')).toEqual(['Yogurt']);
  });

  test('is its name in the other language, its place, its category or its description', async () => {
    expect(await whyOf('زيتون', 'Olive oil')).toEqual({ by: 'name', word: 'زيتون' });
    expect(await whyOf('عجلون', 'Olive oil')).toEqual({ by: 'origin', word: 'Ajloun' });
    expect(await whyOf('oil', 'Tahini', { language: 'ar' })).toEqual({ by: 'category', word: 'زيوت' });
    expect(await whyOf('oil', 'Soap')).toEqual({ by: 'description', word: 'oil' });
    // Only the English description says oil, whose letters the reader may not know: it is named, and the word is not.
    expect(await whyOf('oil', 'Soap', { language: 'ar' })).toEqual({ by: 'translation', word: '' });
    // No Latin name on an Arabic page, also where one was typed.
    expect(await whyOf('makdos', 'Makdous', { language: 'ar' })).toBeUndefined();
  });
});

describe('a price that is searched for', () => {
  test('finds what costs that today, in all the ways in which it is typed, and in the other store where this one has none', async () => {
    const token = await admin();
    const made = await addProduct({ name: { en: 'Dear', ar: 'غالٍ' }, price: 7.25, store: 'mouneh' });
    const hidden = await addProduct({ name: { en: 'Unseen', ar: 'خفيّ' }, price: 7.25, shown: false });
    for (const q of ['7.25', '٧.٢٥', '٧٫٢٥ د.أ', '7,25 JD']) expect(await find(q), q).toEqual(['Dear']);
    expect(await find('7.26')).toEqual([]);
    expect(await find('7.25', { price_to: 5 })).toEqual([]);
    expect((await search('7.25', { store: 'cilka' })).page).toMatchObject({ total: 0, elsewhere: 1 });
    expect((await call(suggestProducts, { q: '7.25' })).products.map(({ id }) => id)).toEqual([made.id]);
    const { items } = await call(listAdminProducts, { q: '7.25' }, { token });
    expect(items.map(({ id }) => id).sort()).toEqual([made.id, hidden.id].sort());
    for (const { id } of [made, hidden]) await call(deleteProduct, { id }, { token });
  });
});

describe('a search that finds nothing', () => {
  test('tells what else may be meant, and each of it finds something', async () => {
    const { page } = await search('makdous tahini');
    expect(page.did_you_mean).toEqual(['makdous', 'tahini']);
    for (const idea of page.did_you_mean ?? []) expect(await find(idea)).not.toEqual([]);
  });

  test('or that finds little tells of what the other store and the other categories have', async () => {
    expect((await search('soap', { store: 'mouneh' })).page).toMatchObject({ total: 0, elsewhere: 1 });
    expect((await search('makdous', { category: 'oils' })).page).toMatchObject({ total: 0, elsewhere: 1 });
    expect((await search('olive', { store: 'cilka' })).page).toMatchObject({ total: 1, elsewhere: 1 });
    expect((await search('soap', { store: 'cilka' })).page.elsewhere).toBeUndefined();
  });

  test('a category that a store has nothing of tells how much the other one has', async () => {
    const { page } = await call(listProducts, { store: 'cilka', category: 'oils', limit: 24 });
    expect(page).toMatchObject({ total: 0, elsewhere: 3 });
    expect((await call(listProducts, { store: 'mouneh', category: 'oils' })).page.elsewhere).toBeUndefined();
  });
});

describe('suggestions', () => {
  const suggest = (q: string, query: Partial<InputOf<typeof suggestProducts>> = {}) =>
    call(suggestProducts, { q, ...query });

  test.each([
    ['مكدوس', 'Makdous'],
    ['زيتون', 'Olive oil'],
    ['طحينيه', 'Tahini'],
  ])(
    'with the article, too, have %s from its first letter on, in the shop admin as well',
    async (word, name) => {
      const token = await admin();
      for (const [index] of [...word].entries()) {
        const q = `ال${word.slice(0, index + 1)}`;
        const [{ products }, { items }] = await Promise.all([
          suggest(q),
          call(listAdminProducts, { q, limit: 5 }, { token }),
        ]);
        expect(
          products.map((product) => product.name.en),
          q,
        ).toContain(name);
        expect(
          items.map((product) => product.name.en),
          q,
        ).toContain(name);
      }
    },
  );

  test('are words, categories and products for what is typed so far', async () => {
    const { words, categories, products } = await suggest('oli');
    expect(words).toEqual(['olive']);
    expect(categories).toEqual([]);
    expect(products[0]).toEqual({
      id: expect.any(String),
      back_in: null,
      slug: 'olive-oil',
      name: { en: 'Olive oil', ar: 'زيت زيتون' },
      price: 1,
      regular_price: null,
      size_count: null,
      image: '',
      category: 'oils',
      weight: '',
      store: 'mouneh',
      available: true,
    });
    expect((await suggest('oil')).categories).toEqual([{ slug: 'oils', name: { en: 'Oils', ar: 'زيوت' } }]);
    expect((await suggest('زيوت', { language: 'ar' })).categories).toHaveLength(1);
  });

  test('set right what is mistyped', async () => {
    const { words, products } = await suggest('makdos', { language: 'ar' });
    expect(words).toEqual(['makdous']);
    expect(products[0]).toMatchObject({ slug: 'makdous' });
  });

  test('are of the store, and what the other one answers better stands before them', async () => {
    const slugsOf = async (q: string, store: 'mouneh' | 'cilka') =>
      (await suggest(q, { store })).products.map(({ slug }) => slug);
    expect(await slugsOf('olive', 'cilka')).toEqual(['olive-oil', 'soap']);
    expect(await slugsOf('soap', 'cilka')).toEqual(['soap']);
    expect(await slugsOf('makdous', 'cilka')).toEqual(['makdous']);
  });

  test('are never hidden, and none for nonsense', async () => {
    expect((await suggest('halloumi')).products).toEqual([]);
    expect(await suggest('%')).toEqual({ words: [], stores: [], categories: [], products: [] });
    expect(await send(suggestProducts, { q: ' ' })).toMatchObject({ status: 400 });
    expect(await send(suggestProducts, { q: 'ز'.repeat(101) })).toMatchObject({ status: 400 });
  });
});

describe('a search for a store by its name', () => {
  const storesOf = async (q: string) => {
    const [{ stores }, { page }] = await Promise.all([
      call(suggestProducts, { q }),
      call(listProducts, { q }),
    ]);
    expect(page.stores ?? [], q).toEqual(stores);
    return stores;
  };

  test.each([
    ['cilka', 'Cilka', 'CILKA store', 'cil', 'silka', 'clika', 'سيلكا', 'سلكا', 'سيلكه', 'متجر سيلكا', 'سيل'],
    ['mouneh', 'Mouneh', 'mouna', 'muneh', 'heritage', 'the heritage store', 'مونة', 'المونه', 'متجر التراث'],
  ])('finds %s, however it is spelt', async (store, ...typed) => {
    for (const q of typed) expect(await storesOf(q), q).toEqual([store]);
  });

  test('finds both by both names', async () => {
    expect(await storesOf('cilka mouneh')).toEqual(['mouneh', 'cilka']);
  });

  test.each(['soap', 'cilantro', 'milka', 'متجر', 'the', 'موز', 'منا', 'herbs', 'soap cilka'])(
    'is not what %s is',
    async (q) => expect(await storesOf(q)).toEqual([]),
  );

  test('is no slip of a word that products have', async () => {
    const tuna = await addProduct({ name: { en: 'Mouna tuna', ar: 'تونة' } });
    expect(await storesOf('تونة')).toEqual([]);
    expect(await storesOf('مونة')).toEqual(['mouneh']);
    // The other results are unchanged.
    expect(await find('مونة')).toEqual(['Mouna tuna']);
    await call(deleteProduct, { id: tuna.id }, { token: await admin() });
  });

  test('or by the name that the seller gives the shop finds both', async () => {
    const token = await admin();
    expect(await storesOf('bayt zaman')).toEqual([]);
    const content = await call(getEditableContent, {}, { token });
    await call(setContent, { ...content, name: { en: 'Bayt Zaman', ar: 'بيت زمان' } }, { token });
    for (const q of ['Bayt Zaman', 'bayt zamn', 'بيت زمان']) {
      await expect.poll(() => storesOf(q)).toEqual(['mouneh', 'cilka']);
    }
    expect(await storesOf('بيت')).toEqual([]);
  });
});

describe('in the shop admin', () => {
  test('hidden products are found too, and states narrow what is found', async () => {
    const token = await admin();
    const list = async (query: InputOf<typeof listAdminProducts>) =>
      (await call(listAdminProducts, query, { token })).items.map(({ name }) => name.en);
    expect(await list({ q: 'haloumi' })).toEqual(['Hidden halloumi']);
    expect(await list({ q: 'milk', state: 'hidden' })).toEqual(['Hidden halloumi']);
    expect(await list({ q: 'milk', state: 'out_of_stock', sort: 'name' })).toEqual(['Labneh']);
    expect((await list({ q: 'milk' })).at(-1)).toBe('Labneh');
  });
});

test('the search follows a product through its life', async () => {
  const token = await admin();
  const product = await addProduct({ category: 'oils', name: { en: 'Freekeh', ar: 'فريكة' } });
  const change = (fields: object) =>
    call(updateProduct, { id: product.id, category: 'oils', ...fields }, { token });
  expect(await find('frikeh')).toEqual(['Freekeh']);
  await change({ name: { en: 'Maftoul', ar: 'مفتول' } });
  expect(await find('frikeh')).toEqual([]);
  expect(await find('maftool')).toEqual(['Maftoul']);
  await change({ shown: false });
  expect(await find('maftool')).toEqual([]);
  await change({ shown: true, store: 'cilka' });
  expect(await find('maftool', { store: 'mouneh' })).toEqual([]);
  expect(await find('maftool', { store: 'cilka', category: 'oils' })).toEqual(['Maftoul']);
  await change({ category: 'dairy' });
  expect(await find('maftool', { category: 'oils' })).toEqual([]);
  expect(await find('milk maftool')).toEqual(['Maftoul']);
  await call(deleteProduct, { id: product.id }, { token });
  expect(await find('maftool')).toEqual([]);
});

test('products whose words an earlier version of the shop has made are found again after its next start', async () => {
  await addProduct({ category: 'oils', name: { en: 'Jreesh', ar: 'جريشة' } });
  await db.execute(
    `update products set name_words = '{old}', head_words = '{}', words_version = 0 where name_en = 'Jreesh'`,
  );
  expect(await find('jreesh')).toEqual([]);
  expect(await reindexProducts(db)).toBe(1);
  // The vocabulary in memory is updated a moment after the rows.
  await expect.poll(() => find('jreesh')).toEqual(['Jreesh']);
  expect(await reindexProducts(db)).toBe(0);
});
