import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createProduct, getProductFilters, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import type { FoodFactsInput } from '../../contracts/food-facts.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, db, admin, addCategory } = await openShop();
const token = await admin();
await addCategory('jars');

const offered = await call(getProductFilters, { store: 'mouneh' });
const add = (name: string, food_facts: FoodFactsInput | null, store: 'mouneh' | 'cilka' = 'mouneh') =>
  call(
    createProduct,
    { name: { en: name, ar: `مرطبان ${name}` }, price: 3, category: 'jars', store, food_facts },
    { token },
  );
const hummus = await add('Hummus jar', {
  allergens: { sesame: 'contains', milk: 'free_of', eggs: 'free_of' },
  marks: ['vegan'],
});
await add('Labneh jar', {
  allergens: { milk: 'contains', sesame: 'free_of' },
  marks: ['vegetarian', 'halal'],
});
await add('Halva jar', { allergens: { sesame: 'contains', milk: 'may_contain' } });
await add('Unknown jar', null);
await add('Silent jar', { ingredients: { en: 'Figs', ar: 'تين' } });
await add('Oat jar', { allergens: { milk: 'free_of' }, marks: ['vegan'] }, 'cilka');

const named = async (food: string, more = {}) => {
  const { items, page } = await call(listProducts, { food, store: 'mouneh', ...more });
  expect(page.total).toBe(items.length);
  return items.map(({ name }) => name.en.split(' ')[0]).sort();
};

test('a list holds what its seller has said to be free of an allergen: not what may contain it, nor what says nothing', async () => {
  expect(await named('free_of_milk')).toEqual(['Hummus']);
  expect(await named('free_of_sesame')).toEqual(['Labneh']);
  expect(await named('free_of_lupin')).toEqual([]);
});

test('all that is asked for has to be so; what is vegan is vegetarian', async () => {
  expect(await named('vegetarian')).toEqual(['Hummus', 'Labneh']);
  expect(await named('vegan')).toEqual(['Hummus']);
  expect(await named('vegetarian, free_of_sesame')).toEqual(['Labneh']);
  expect(await named('vegan,free_of_sesame')).toEqual([]);
  expect(await named(',')).toHaveLength(5);
});

test.each(['free_of_peanut', 'free_of_', 'free_of___proto__', 'kosher', 'vegan,tasty', '{"a":1}', "'"])(
  'a name that is not known lets nothing through: %s',
  async (food) => expect(await named(food)).toEqual([]),
);

test('a search and a list by ids are filtered too, and nothing is said of elsewhere, which is not', async () => {
  expect(await named('vegan', { q: 'jar' })).toEqual(['Hummus']);
  expect(await named('free_of_milk', { q: 'jar', sort: 'name' })).toEqual(['Hummus']);
  expect(await named('halal', { ids: hummus.id })).toEqual([]);
  const { items, page } = await call(listProducts, { q: 'oat', food: 'halal', store: 'mouneh' });
  expect([items, page]).toEqual([[], { total: 0, cursor: null }]);
  expect(
    (await call(listProducts, { food: 'halal', store: 'cilka', category: 'jars' })).page.elsewhere,
  ).toBeUndefined();
});

test('pages of a filtered list are as long as it is', async () => {
  const first = await call(listProducts, { food: 'vegetarian', limit: 2 });
  expect(first.page.total).toBe(3);
  const second = await call(listProducts, { food: 'vegetarian', limit: 2, cursor: first.page.cursor ?? '' });
  expect([...first.items, ...second.items]).toHaveLength(3);
  expect(second.page.cursor).toBeNull();
});

test('a choice is offered in a store while it finds a product that is shown', async () => {
  expect(offered).toMatchObject({ food: [] });
  const offers = async () => (await call(getProductFilters, { store: 'cilka' })).food;
  expect((await call(getProductFilters, { store: 'mouneh' })).food.toSorted()).toEqual([
    'free_of_eggs',
    'free_of_milk',
    'free_of_sesame',
    'halal',
    'vegan',
    'vegetarian',
  ]);
  expect(await offers()).toEqual(['vegetarian', 'vegan', 'free_of_milk']);
  const { items } = await call(listProducts, { store: 'cilka' });
  const id = items[0]?.id ?? '';
  await call(updateProduct, { id, category: 'jars', shown: false }, { token });
  expect(await offers()).toEqual([]);
});

test('among many products the database finds the few by its index', async () => {
  await db.execute(sql`
    insert into products (slug, name_en, name_ar, price_qirsh, category_id, store, name_words, other_words)
    select 'crate-' || n, 'Crate ' || n, 'صندوق ' || n, 100, c.id, 'mouneh', '{}', '{}'
    from categories c, generate_series(1, 20000) n`);
  await db.execute(sql`analyze products`);
  const planOf = async (condition: string) => {
    const { rows } = await db.execute(sql.raw(`explain select id from products where ${condition}`));
    return JSON.stringify(rows);
  };
  expect(await planOf(`food_facts @> '{"marks":["vegan"]}'`)).toContain('products_food_facts');
  expect(await planOf(`shown and food_facts is not null and store = 'cilka'`)).toContain(
    'products_with_food_facts',
  );
});
