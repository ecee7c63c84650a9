import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { adminFieldErrors } from '../../contracts/admin-errors.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  suggestProducts,
  updateProduct,
  updateProducts,
} from '../../contracts/catalogue.ts';
import type { FoodFactsInput } from '../../contracts/food-facts.ts';
import { openShop } from '../support/empty-shop.ts';
import { readHead } from '../support/page-head.ts';

const build = (): Promise<ServerBuild> =>
  import(/* @vite-ignore */ new URL('../../build/server/index.js', import.meta.url).href);
const { app, call, send, db, admin, addCategory } = await openShop({}, build);
const token = await admin();
const asAdmin = { token };
await addCategory('dairy');

let made = 0;
const add = (food_facts?: FoodFactsInput | null) => {
  made += 1;
  const name = { en: `Kishk ${made}`, ar: `كشك ${made}` };
  return call(createProduct, { name, price: 3, category: 'dairy', store: 'mouneh', food_facts }, asAdmin);
};
const change = (id: string, food_facts: FoodFactsInput | null) =>
  call(updateProduct, { id, category: 'dairy', food_facts }, asAdmin);
const refuse = async (food_facts: unknown) => {
  const { details } = await send(
    updateProduct,
    { id: (await add()).id, category: 'dairy', food_facts },
    asAdmin,
  );
  return (details ?? []).map(({ path, code }) => [path, code]);
};
const pageOf = async (slug: string, language = '') =>
  (await app.request(`${language}/products/${slug}`)).text();

const kishk: FoodFactsInput = {
  ingredients: { en: 'Yoghurt, cracked wheat, salt', ar: 'لبن، برغل، ملح' },
  storage: { en: 'Dry and dark', ar: '' },
  made_on: '2026-09-14',
  maker: { en: 'Um Sami’s kitchen', ar: 'مطبخ أم سامي' },
  allergens: { milk: 'contains', gluten: 'contains', sesame: 'may_contain', fish: 'free_of' },
  marks: ['vegetarian', 'halal'],
};

test('a product without facts has none, and its page says nothing of them', async () => {
  const { id, slug, food_facts } = await add();
  expect(food_facts).toBeNull();
  expect((await call(getProduct, { id })).food_facts).toBeNull();
  expect(await pageOf(slug)).not.toContain('Allergens');
  expect(readHead(await pageOf(slug)).things[0]).not.toHaveProperty('additionalProperty');
});

test('facts are kept in one form, whatever order they come in, and what says nothing is no fact', async () => {
  const { id, food_facts } = await add(kishk);
  expect(food_facts).toEqual({ ...kishk, shelf_life: null, marks: ['halal', 'vegetarian'] });
  expect((await call(getProduct, { id })).food_facts).toEqual(food_facts);
  const empty = { ingredients: { en: ' ', ar: '' }, made_on: '', allergens: {}, marks: [] };
  expect((await change(id, empty)).food_facts).toBeNull();
});

test('an edit that does not name the facts leaves them, and null takes them away', async () => {
  const { id, version } = await add(kishk);
  await call(updateProduct, { id, category: 'dairy', price: 4 }, asAdmin);
  await call(updateProducts, { products: [{ id, version: version + 1 }], available: false }, asAdmin);
  expect((await call(getAdminProduct, { id }, asAdmin)).food_facts).toMatchObject({ made_on: '2026-09-14' });
  expect((await change(id, null)).food_facts).toBeNull();
});

test('lists, searches and suggestions do without the facts', async () => {
  const { name } = await add(kishk);
  const told = [
    await call(listProducts, {}),
    await call(listProducts, { q: name.en }),
    await call(suggestProducts, { q: name.en }),
  ];
  expect(JSON.stringify(told)).toContain(name.en);
  expect(JSON.stringify(told)).not.toMatch(/food_facts|Um Sami/);
});

test.each([
  [{ allergens: { peanut: 'contains' } }, ['food_facts.allergens', 'allergen_unknown']],
  [{ allergens: { milk: 'none' } }, ['food_facts.allergens.milk', 'invalid']],
  [{ marks: ['kosher'] }, ['food_facts.marks.0', 'mark_unknown']],
  [{ made_on: '2026-02-30' }, ['food_facts.made_on', 'date_invalid']],
  [{ made_on: 'October' }, ['food_facts.made_on', 'date_invalid']],
  [
    { made_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) },
    ['food_facts.made_on', 'date_in_future'],
  ],
  [{ ingredients: { en: 'x'.repeat(1501), ar: '' } }, ['food_facts.ingredients.en', 'too_long']],
  [{ storage: { en: '', ar: 'ب'.repeat(401) } }, ['food_facts.storage.ar', 'too_long']],
  [{ shelf_life: { en: 'x'.repeat(151), ar: '' } }, ['food_facts.shelf_life.en', 'too_long']],
  [{ maker: { en: 'x'.repeat(151), ar: '' } }, ['food_facts.maker.en', 'too_long']],
  [{ marks: ['vegan'], allergens: { milk: 'contains' } }, ['food_facts.marks.vegan', 'mark_belied']],
  [
    { marks: ['vegetarian'], allergens: { fish: 'contains' } },
    ['food_facts.marks.vegetarian', 'mark_belied'],
  ],
  [{ colour: 'white' }, ['food_facts', 'invalid']],
])('what is not of the lists, too long or belied is refused with its field, %#', async (facts, fault) => {
  expect(await refuse(facts)).toEqual([fault]);
  expect(Object.keys(adminFieldErrors).concat('invalid', 'too_long')).toContain(fault[1]);
});

test('a trace of milk belies no vegan recipe', async () =>
  expect(await refuse({ marks: ['vegan'], allergens: { milk: 'may_contain' } })).toEqual([]));

test('the page shows what is known in the reader’s language, and in the other one what is written there alone', async () => {
  const { slug } = await add(kishk);
  const [english, arabic] = [await pageOf(slug), await pageOf(slug, '/ar')];
  for (const text of ['Yoghurt, cracked wheat, salt', 'Um Sami’s kitchen', '14 September 2026', 'Vegetarian'])
    expect(english).toContain(text);
  for (const text of ['لبن، برغل، ملح', 'مطبخ أم سامي', '14 أيلول 2026', 'حلال'])
    expect(arabic).toContain(text);
  expect(arabic).toContain('lang="en" dir="ltr">Dry and dark');
  expect(english).not.toContain('Shelf life');
});

/** The page's text about allergens, without tags. */
const allergensOn = (html: string) =>
  /<dt>(?:Allergens|مسبّبات الحساسية)<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

test('an allergen that nothing is known of is asked about, and never counted as free', async () => {
  const { id, slug } = await add(kishk);
  expect(allergensOn(await pageOf(slug))).toBe(
    'Contains: gluten, milkMay contain: sesameFree of: fishOther allergens: ask us',
  );
  expect(allergensOn(await pageOf(slug, '/ar'))).toBe(
    'يحتوي على: غلوتين، حليبقد يحتوي على: سمسمخالٍ من: سمكمسبّبات أخرى: يُرجى سؤالنا',
  );
  await change(id, { marks: ['halal'] });
  const bare = await pageOf(slug);
  expect(allergensOn(bare)).toBe('Ask us');
  expect(bare).toMatch(/<dd><p><a class="link" href="\/contact"/);
});

test('search engines read the facts: the day and the maker by their own words, the rest by name', async () => {
  const { slug } = await add(kishk);
  expect(readHead(await pageOf(slug)).things[0]).toMatchObject({
    productionDate: '2026-09-14',
    manufacturer: { '@type': 'Organization', name: 'Um Sami’s kitchen' },
    additionalProperty: [
      { name: 'Ingredients', value: 'Yoghurt, cracked wheat, salt' },
      { name: 'Storage', value: 'Dry and dark' },
      { name: 'Allergens: Contains', value: 'gluten, milk' },
      { name: 'Allergens: May contain', value: 'sesame' },
      { name: 'Allergens: Free of', value: 'fish' },
      { name: 'Marks', value: 'Halal, Vegetarian' },
    ],
  });
});

test('a text of the seller’s ends no script and is no mark-up', async () => {
  const { slug } = await add({ ingredients: { en: '</script><b>salt</b>', ar: '' } });
  expect(await pageOf(slug)).not.toContain('</script><b>');
});

test('a change of the facts moves the version by which pages are kept', async () => {
  const { id } = await add(kishk);
  const versionOf = async () =>
    (await db.execute(sql`select version from catalogue_version`)).rows[0]?.version;
  const before = await versionOf();
  await change(id, { ...kishk, allergens: {} });
  expect(Number(await versionOf())).toBeGreaterThan(Number(before));
});

test('a change is remembered part by part and undone, and not undone over a later one', async () => {
  const { id } = await add(kishk);
  await change(id, { ...kishk, allergens: { milk: 'contains' } });
  const [entry] = (await call(listActivity, { subject: id }, asAdmin)).items;
  expect(entry?.before?.foodFacts).toMatchObject({ allergens: kishk.allergens });
  expect(entry?.after?.foodFacts).toMatchObject({ allergens: { milk: 'contains' } });
  await change(id, null);
  expect((await send(undoActivity, { id: entry?.id }, asAdmin)).code).toBe('changed_since');
  const [last] = (await call(listActivity, { subject: id }, asAdmin)).items;
  await call(undoActivity, { id: last?.id ?? 0 }, asAdmin);
  await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  expect((await call(getAdminProduct, { id }, asAdmin)).food_facts).toMatchObject({
    allergens: kishk.allergens,
  });
});

test('what was done before there were facts can still be undone', async () => {
  const { id } = await add();
  await call(updateProduct, { id, category: 'dairy', price: 5 }, asAdmin);
  await db.execute(sql`
    update activity set before = before - 'foodFacts', after = after - 'foodFacts' where subject_id = ${id}`);
  const [entry] = (await call(listActivity, { subject: id }, asAdmin)).items;
  await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  expect(await call(getAdminProduct, { id }, asAdmin)).toMatchObject({ price: 3, food_facts: null });
});

test('facts that were kept before a part was added are answered with nothing in it', async () => {
  const { id } = await add(kishk);
  await db.execute(sql`update products set food_facts = food_facts - 'storage' - 'made_on' where id = ${id}`);
  const { food_facts } = await call(getProduct, { id });
  expect(food_facts).toMatchObject({ storage: null, made_on: null, allergens: kishk.allergens });
  await call(updateProduct, { id, category: 'dairy', price: 5 }, asAdmin);
  const [entry] = (await call(listActivity, { subject: id }, asAdmin)).items;
  await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  expect((await call(getAdminProduct, { id }, asAdmin)).price).toBe(3);
});

test('ingredients are searched: below names, above nothing that is free of them, and a change or an undo is followed', async () => {
  const made = (en: string, food_facts: FoodFactsInput | null = null) =>
    call(
      createProduct,
      { name: { en, ar: `${en} بالعربية` }, price: 3, category: 'dairy', store: 'mouneh', food_facts },
      asAdmin,
    );
  const quince = 'quincewort';
  const named = await made(`Dried ${quince}`);
  const evening = await made('Evening biscuit', {
    ingredients: { en: `Flour, ${quince}, butter`, ar: 'طحين، سفرجلية' },
  });
  const free = await made('Morning biscuit', { ingredients: { en: `Flour, butter, no ${quince}`, ar: '' } });
  const found = async (q: string) => (await call(listProducts, { q })).items;
  expect((await found(quince)).map(({ id }) => id)).toEqual([named.id, evening.id]);
  expect((await found(quince)).map(({ why }) => why)).toEqual([
    undefined,
    { by: 'ingredients', word: quince },
  ]);
  expect((await found('سفرجلية')).map(({ id }) => id)).toEqual([evening.id]);
  await call(
    updateProduct,
    { id: evening.id, category: evening.category, food_facts: { ingredients: { en: 'Flour', ar: '' } } },
    asAdmin,
  );
  expect((await found(quince)).map(({ id }) => id)).toEqual([named.id]);
  expect((await found('Morning biscuit'))[0]?.id).toBe(free.id);
});
