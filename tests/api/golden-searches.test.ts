import { expect, test } from 'vitest';
import { listProducts, suggestProducts } from '../../contracts/catalogue.ts';
import { searchCatalogue } from '../../server/search/search-catalogue.ts';
import { openShop } from '../support/empty-shop.ts';
import {
  begun,
  firstOfAll,
  goldenSearches,
  storeSearches,
  takenFor,
  takenForSeveral,
  unlikeAll,
  writtenOtherwise,
} from '../support/golden-searches.ts';

const { call, db, deps } = await openShop({}, undefined, { seeded: true });

test('of what shoppers type, 95 of 100 find the right product among the first three', async () => {
  const missed: string[] = [];
  for (const [q, ...slugs] of goldenSearches) {
    const { items } = await call(listProducts, { q, limit: 3 });
    const first = items.map(({ slug }) => slug);
    if (!slugs.some((slug) => first.includes(slug))) missed.push(`${q}: ${first.join(', ') || 'nothing'}`);
  }
  const found = goldenSearches.length - missed.length;
  console.info(`${found} of ${goldenSearches.length} golden searches find it. Missed:\n${missed.join('\n')}`);
  expect(goldenSearches.length).toBeGreaterThanOrEqual(150);
  expect(found / goldenSearches.length).toBeGreaterThanOrEqual(0.95);
});

test.each(firstOfAll)(
  '%s finds first of all what it names, and not what is made with it',
  async (q, ...slugs) => {
    const { items } = await call(listProducts, { q, limit: slugs.length });
    expect(items.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted());
  },
);

test.each(takenFor)('%s is taken for %s', async (q, understood) => {
  expect((await call(listProducts, { q })).page.understood).toBe(understood);
});

test.each(takenForSeveral)('%s is taken for no word alone', async (q) => {
  expect((await call(listProducts, { q })).page.understood).toBeUndefined();
});

test('where the shop says what it shows results of, the list is that of a search for it, in the same order', async () => {
  const typed = [...takenFor, ...goldenSearches.filter((_, nth) => nth % 3 === 0)].map(([q]) => q);
  let compared = 0;
  for (const q of typed) {
    const { items, page } = await call(listProducts, { q, limit: 100 });
    if (!page.understood) continue;
    compared += 1;
    const right = await call(listProducts, { q: page.understood, limit: 100 });
    const slugsOf = (some: typeof items) => some.map(({ slug }) => slug);
    expect({ q, found: slugsOf(items) }).toEqual({ q, found: slugsOf(right.items) });
    expect(page.total).toBe(right.page.total);
  }
  expect(compared).toBeGreaterThan(20);
});

test.each(writtenOtherwise)('what %s finds is found as %s too', async (word, ...others) => {
  const find = async (q: string) =>
    (await call(listProducts, { q, limit: 100 })).items.map(({ slug }) => slug);
  const wanted = await find(word);
  for (const q of others) {
    const found = await find(q);
    expect({ q, missed: wanted.filter((slug) => !found.includes(slug)) }).toEqual({ q, missed: [] });
  }
});

test('a digit stands for its letter, and not for another of the same sound', async () => {
  const { items } = await call(listProducts, { q: '3asal', limit: 100 });
  expect(items.map(({ slug }) => slug)).not.toContain('dish-soap-lemon');
});

test.each(unlikeAll)('%s finds nothing, and no other word is taken for it', async (q) => {
  expect(await call(listProducts, { q })).toMatchObject({ items: [], page: { total: 0 } });
});

test.each(begun)(
  '%s shows first what is called so, and nothing that only sounds so',
  async (q, named, unlike) => {
    const { products } = await call(suggestProducts, { q });
    const first = products.slice(0, named.length).map(({ slug }) => slug);
    expect(first.sort()).toEqual(named.toSorted());
    const { items } = await call(listProducts, { q });
    expect(items.filter(({ slug }) => unlike.includes(slug))).toEqual([]);
  },
);

test.each(storeSearches)(
  '%s leads into the stores of that name and no others, and finds nothing else for one',
  async (q, ...stores) => {
    const { items, page } = await call(listProducts, { q });
    expect(page.stores ?? []).toEqual(stores);
    const { stores: suggested, products, words } = await call(suggestProducts, { q });
    expect(suggested).toEqual(stores);
    if (stores.length > 0) expect({ items, products, words }).toEqual({ items: [], products: [], words: [] });
  },
);

test('why something was found is said in the letters of the page, or in Arabic ones that were typed', async () => {
  const [arabic, latin] = [/\p{Script=Arabic}/u, /[a-z]/i];
  for (const language of ['en', 'ar'] as const) {
    for (const [q] of [...firstOfAll, ...goldenSearches.filter((_, nth) => nth % 8 === 0)]) {
      const { items } = await call(listProducts, { q, language, limit: 10 });
      const isUnread = (word: string) =>
        language === 'ar' ? latin.test(word) : arabic.test(word) && !arabic.test(q);
      const strange = items.map(({ why }) => why?.word ?? '').filter(isUnread);
      expect({ q, language, strange }).toEqual({ q, language, strange: [] });
    }
  }
});

test('what is suggested while typing stands in the order of the list', async () => {
  for (const [q] of [...firstOfAll, ...goldenSearches.filter((_, nth) => nth % 8 === 0)]) {
    const { items } = await call(listProducts, { q, limit: 5 });
    const { products } = await call(suggestProducts, { q });
    expect(
      products.map(({ slug }) => slug),
      q,
    ).toEqual(items.map(({ slug }) => slug));
  }
});

test('where a store has nothing by that name, all is found that a search of both stores finds, in the same order', async () => {
  const vocabulary = await deps.searchIndex.read(db);
  const typed = goldenSearches.filter((_, nth) => nth % 8 === 0).flatMap(([q]) => [q, `${q} spaceship`]);
  let compared = 0;
  for (const q of typed) {
    const { answer: both } = await searchCatalogue(db, vocabulary, q, {});
    for (const store of ['mouneh', 'cilka'] as const) {
      const { everywhere } = await searchCatalogue(db, vocabulary, q, { store });
      if (!everywhere?.found.length) continue;
      compared += 1;
      expect({ q, store, ...everywhere }).toEqual({ q, store, ...both });
    }
  }
  expect(compared).toBeGreaterThan(30);
});
