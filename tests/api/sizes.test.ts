import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivities } from '../../contracts/activity.ts';
import {
  deleteProduct,
  getProduct,
  listAdminProducts,
  listProducts,
  type Product,
  suggestProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { listCategories } from '../../contracts/categories.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { countStock, getStock } from '../../contracts/stock.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, addProduct, admin, db } = await openShop();
const asAdmin = { token: await admin() };

/** A product with three sizes, of which the middle one is created first; returns them in order. */
async function addSizes(name = `Oil ${crypto.randomUUID().slice(0, 8)}`) {
  const made = await addProduct({ name: { en: name, ar: `زيت ${name}` }, weight: '500ml', price: 4 });
  const [one] = await call(getSizes, { id: made.id }, asAdmin);
  const { sizes, activities } = await call(
    saveSizes,
    {
      id: made.id,
      sizes: [
        { id: null, weight: '250ml', price: 2.5, version: null },
        { id: made.id, weight: '500ml', price: 4, version: one?.version ?? 0 },
        { id: null, weight: '1L', price: 7, version: null },
      ],
    },
    asAdmin,
  );
  return { name, made, sizes, activities };
}

type Filter = { store?: 'mouneh' | 'cilka'; category?: string; sort?: 'price'; q?: string };
const cardsOf = async (name: string, filter: Filter = {}) =>
  (await call(listProducts, { limit: 500, ...filter })).items.filter((item) => item.name.en === name);
const shown = ({ weight, price, size_count }: Product) => [weight, price, size_count];
/** The counters, and counts over the products themselves. */
const counts = async () => {
  const { page, items } = await call(listProducts, { limit: 500 });
  const shelves = await call(listCategories, {});
  const sum = shelves.reduce((all, { products }) => all + products.mouneh + products.cilka, 0);
  return { total: page.total, items: items.length, sum };
};

test('lists show one card for all sizes, that of the cheapest that can be ordered, and count it once', async () => {
  const before = await counts();
  const { name, sizes } = await addSizes();
  expect(sizes.map(({ weight }) => weight)).toEqual(['250ml', '500ml', '1L']);
  expect((await cardsOf(name)).map(shown)).toEqual([['250ml', 2.5, 3]]);
  expect((await cardsOf(name, { store: 'mouneh', sort: 'price' })).map(shown)).toEqual([['250ml', 2.5, 3]]);
  const after = await counts();
  expect(after).toEqual({ total: before.total + 1, items: before.items + 1, sum: before.sum + 1 });
  expect(after.total).toBe(after.items);
  const pages: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, page } = await call(listProducts, { limit: 1, cursor, sort: 'name' });
    pages.push(...items.map(({ id }) => id));
    if (!page.cursor) break;
    cursor = page.cursor;
  }
  expect(new Set(pages).size).toBe(after.total);
  expect(pages).toHaveLength(after.total);
});

test('each size has a page of its own, which names all that are shown in the order that the seller gave them', async () => {
  const { sizes } = await addSizes();
  for (const { slug, weight, price } of sizes) {
    const page = await call(getProduct, { id: slug });
    expect([page.weight, page.price, page.size_count]).toEqual([weight, price, 3]);
    expect(page.sizes.map((size) => [size.slug, size.weight, size.price, size.available])).toEqual(
      sizes.map((size) => [size.slug, size.weight, size.price, true]),
    );
  }
  expect(new Set(sizes.map(({ slug }) => slug)).size).toBe(3);
  const alone = await addProduct({});
  expect(await call(getProduct, { id: alone.id })).toMatchObject({ size_count: null, sizes: [] });
});

test('the card goes to the next size when the cheapest is sold out, hidden, deleted or dearer, and comes back', async () => {
  const { name, sizes } = await addSizes();
  const [small, middle] = sizes;
  if (!small || !middle) throw new Error('sizes are missing');
  const change = (id: string, fields: object) =>
    call(updateProduct, { id, category: small.category, ...fields }, asAdmin);
  await change(small.id, { available: false });
  expect((await cardsOf(name)).map(shown)).toEqual([['500ml', 4, 3]]);
  await change(small.id, { available: true, shown: false });
  expect((await cardsOf(name)).map(shown)).toEqual([['500ml', 4, 2]]);
  expect((await call(getProduct, { id: middle.id })).sizes).toHaveLength(2);
  await change(small.id, { shown: true, price: 9 });
  expect((await cardsOf(name)).map(shown)).toEqual([['500ml', 4, 3]]);
  await change(small.id, { offer: { price: 1, from: null, until: null } });
  expect((await cardsOf(name)).map(shown)).toEqual([['250ml', 1, 3]]);
  await call(countStock, { id: small.id, left: 0 }, asAdmin);
  expect((await cardsOf(name)).map(shown)).toEqual([['500ml', 4, 3]]);
  await call(deleteProduct, { id: middle.id }, asAdmin);
  expect((await cardsOf(name)).map(shown)).toEqual([['1L', 7, 2]]);
  const { total, items } = await counts();
  expect(total).toBe(items);
});

test('with all sizes hidden there is no card and nothing is counted; one alone is a product as any other', async () => {
  const before = await counts();
  const { name, sizes } = await addSizes();
  for (const [place, { id, category }] of sizes.entries()) {
    await call(updateProduct, { id, category, shown: false }, asAdmin);
    if (place === 1) expect((await cardsOf(name)).map(shown)).toEqual([['1L', 7, null]]);
  }
  expect(await cardsOf(name)).toEqual([]);
  expect(await counts()).toEqual(before);
});

test('a search finds the thing once, by the words of any size, and the seller finds each size', async () => {
  const { name, sizes } = await addSizes(`Zumzum${crypto.randomUUID().slice(0, 6)}`);
  const large = sizes[2];
  if (!large) throw new Error('no size');
  const own = `qantara${crypto.randomUUID().slice(0, 6)}`;
  await call(
    updateProduct,
    { id: large.id, category: large.category, description: { en: own, ar: '' } },
    asAdmin,
  );
  for (const q of [name, own]) {
    const { items, page } = await call(listProducts, { q });
    expect([items.map(shown), page.total]).toEqual([[['250ml', 2.5, 3]], 1]);
    expect((await call(listProducts, { q, sort: 'price' })).items.map(shown)).toEqual([['250ml', 2.5, 3]]);
  }
  expect((await call(suggestProducts, { q: name })).products.map(({ weight }) => weight)).toEqual(['250ml']);
  expect((await call(listAdminProducts, { q: name }, asAdmin)).items).toHaveLength(3);
});

test('a search that names a size finds that size, with its own price and page', async () => {
  const { name } = await addSizes(`Zumzum${crypto.randomUUID().slice(0, 6)}`);
  for (const [size, found] of [
    ['1 litre', ['1L', 7, null]],
    ['٥٠٠ مل', ['500ml', 4, null]],
    ['250ml', ['250ml', 2.5, 3]],
    ['3 litres', ['250ml', 2.5, 3]],
  ] as const) {
    const q = `${name} ${size}`;
    for (const sort of [undefined, 'price'] as const) {
      expect((await call(listProducts, { q, sort })).items.map(shown), q).toEqual([found]);
    }
    const { products } = await call(suggestProducts, { q });
    expect(
      products.map(({ weight, price, size_count }) => [weight, price, size_count]),
      q,
    ).toEqual([found]);
  }
});

test('favourites and carts name a size by its id and get that one', async () => {
  const { sizes } = await addSizes();
  const large = sizes[2]?.id ?? '';
  expect((await call(listProducts, { ids: large })).items.map(shown)).toEqual([['1L', 7, 3]]);
});

test('a new size is a copy without offer and stock; its changes are undone in one press, and the group with them', async () => {
  const before = await counts();
  const { name, made, sizes, activities } = await addSizes();
  expect(sizes[0]).toMatchObject({ name: made.name, store: made.store, stock: null, offer: null });
  expect(activities).toHaveLength(3);
  const log = await call(listActivity, { limit: 3 }, asAdmin);
  expect(log.items.map(({ action }) => action).sort()).toEqual([
    'product.create',
    'product.create',
    'product.update',
  ]);
  await call(undoActivities, { ids: activities }, asAdmin);
  expect((await cardsOf(name)).map(shown)).toEqual([['500ml', 4, null]]);
  expect(await counts()).toEqual({ total: before.total + 1, items: before.items + 1, sum: before.sum + 1 });
});

test('the same save of sizes that is sent again, its answer lost, or twice at once makes each new size once', async () => {
  const { name, made, activities } = await addSizes();
  await call(undoActivities, { ids: activities }, asAdmin);
  const [one] = await call(getSizes, { id: made.id }, asAdmin);
  const input = {
    id: made.id,
    sizes: [
      { id: made.id, weight: '500ml', price: 4, version: one?.version ?? 0 },
      { id: null, weight: '2L', price: 12, version: null },
    ],
  };
  const keyed = { ...asAdmin, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const answers = await Promise.all([1, 2].map(() => call(saveSizes, input, keyed)));
  const again = await call(saveSizes, input, keyed);
  expect(again.sizes.map(({ weight }) => weight)).toEqual(['500ml', '2L']);
  expect(again.activities).toHaveLength(2);
  for (const answer of answers) expect(answer).toEqual(again);
  const { items } = await call(listAdminProducts, { q: name }, asAdmin);
  expect(items.map(({ weight }) => weight).toSorted()).toEqual(['2L', '500ml']);
  // Also when the others are unchanged, as in a group to which a size is added.
  const added = {
    id: made.id,
    sizes: [
      ...again.sizes.map(({ id, weight, price, version }) => ({ id, weight, price, version })),
      { id: null, weight: '3L', price: 15, version: null },
    ],
  };
  const other = { ...asAdmin, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const [first, second] = [await call(saveSizes, added, other), await call(saveSizes, added, other)];
  expect(second).toEqual(first);
  expect(await call(getSizes, { id: made.id }, asAdmin)).toHaveLength(3);
  // A size whose addition was undone is created again.
  await call(undoActivities, { ids: first.activities }, asAdmin);
  const { sizes: anew } = await call(saveSizes, added, other);
  expect(anew.map(({ weight }) => weight)).toEqual(['500ml', '2L', '3L']);
  expect(anew[2]?.id).not.toBe(first.sizes[2]?.id);
});

test('what is left out of the sizes stands on its own again, with its price and its address', async () => {
  const { name, sizes } = await addSizes();
  const [small, middle, large] = sizes.map(({ id, weight, price, version }) => ({
    id,
    weight,
    price,
    version,
  }));
  if (!small || !middle || !large) throw new Error('sizes are missing');
  const left = await call(saveSizes, { id: small.id, sizes: [large, small] }, asAdmin);
  expect(left.sizes.map(({ weight }) => weight)).toEqual(['1L', '250ml']);
  expect((await cardsOf(name)).map(shown).sort()).toEqual([
    ['250ml', 2.5, 2],
    ['500ml', 4, null],
  ]);
  const alone = left.sizes.find(({ id }) => id === small.id);
  const last = { ...small, version: alone?.version ?? 0 };
  await call(saveSizes, { id: small.id, sizes: [last] }, asAdmin);
  expect((await cardsOf(name)).map(({ size_count }) => size_count)).toEqual([null, null, null]);
});

test('a size that goes to the other store leaves its group, and both stores show what they have', async () => {
  const { name, sizes } = await addSizes();
  const [small] = sizes;
  if (!small) throw new Error('no size');
  await call(updateProduct, { id: small.id, category: small.category, store: 'cilka' }, asAdmin);
  expect((await cardsOf(name, { store: 'cilka' })).map(shown)).toEqual([['250ml', 2.5, null]]);
  expect((await cardsOf(name, { store: 'mouneh' })).map(shown)).toEqual([['500ml', 4, 2]]);
});

test('a product that stood alone joins the sizes; one of another group or store does not', async () => {
  const { sizes } = await addSizes();
  const asSize = ({ id, weight, price, version }: (typeof sizes)[number]) => ({ id, weight, price, version });
  const own = sizes.map(asSize);
  const big = await addProduct({ weight: '5L', price: 30 });
  const [bigOne] = await call(getSizes, { id: big.id }, asAdmin);
  const id = sizes[0]?.id ?? '';
  const joined = await call(
    saveSizes,
    { id, sizes: [...own, { id: big.id, weight: '5L', price: 30, version: bigOne?.version ?? 0 }] },
    asAdmin,
  );
  expect(joined.sizes.map(({ weight }) => weight)).toEqual(['250ml', '500ml', '1L', '5L']);
  const other = (await addSizes()).sizes[0];
  if (!other) throw new Error('no size');
  const refused = { ...asSize(other), weight: '9L' };
  expect(await send(saveSizes, { id, sizes: [...joined.sizes.map(asSize), refused] }, asAdmin)).toMatchObject(
    {
      status: 400,
      code: 'validation_failed',
      details: [{ path: 'sizes.4.id', code: 'invalid' }],
    },
  );
  const cilka = await addProduct({ store: 'cilka', weight: '9L' });
  const stranger = { id: cilka.id, weight: '9L', price: 3, version: 1 };
  expect(
    await send(saveSizes, { id, sizes: [...joined.sizes.map(asSize), stranger] }, asAdmin),
  ).toMatchObject({ status: 400 });
});

test('a size twice, none, an offer above the price and an older version are refused, and nothing is changed', async () => {
  const { sizes } = await addSizes();
  const [small, middle] = sizes.map(({ id, weight, price, version }) => ({ id, weight, price, version }));
  if (!small || !middle) throw new Error('sizes are missing');
  const refusal = async (rows: object[]) => {
    const answer = await send(saveSizes, { id: small.id, sizes: rows as never }, asAdmin);
    return [answer.status, answer.code, answer.details?.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await refusal([small, { ...middle, weight: ' 250 ML ' }])).toEqual([
    ...[400, 'validation_failed', ['sizes.1.weight size_twice']],
  ]);
  expect(await refusal([{ ...small, weight: ' ' }, middle])).toEqual([
    ...[400, 'validation_failed', ['sizes.0.weight size_required']],
  ]);
  expect((await refusal([]))[0]).toBe(400);
  const many = Array.from({ length: 21 }, (_, n) => ({
    id: null,
    weight: `${n + 1}g`,
    price: 1,
    version: null,
  }));
  expect((await refusal(many))[0]).toBe(400);
  expect(await refusal([{ ...small, version: 0 }, middle])).toEqual([409, 'changed_meanwhile', undefined]);
  expect((await call(getSizes, { id: small.id }, asAdmin)).map(({ weight }) => weight)).toEqual([
    ...['250ml', '500ml', '1L'],
  ]);
  expect((await send(getSizes, { id: crypto.randomUUID() }, asAdmin)).status).toBe(404);
});

test('sizes that change at once, two at a time, leave the card that the products say', async () => {
  const { name, sizes } = await addSizes();
  const flip = (place: number, available: boolean) => {
    const one = sizes[place];
    return one && call(updateProduct, { id: one.id, category: one.category, available }, asAdmin);
  };
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([flip(round % 3, round % 2 === 0), flip((round + 1) % 3, round % 4 < 2)]);
  }
  await Promise.all([flip(0, false), flip(1, false), flip(2, true)]);
  expect((await cardsOf(name)).map(shown)).toEqual([['1L', 7, 3]]);
  const { rows } = await db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from size_groups g where g.shown <> (
      select count(*) from products p where p.size_group = g.id and p.shown)
    or g.lead_id is distinct from (select p.id from products p where p.size_group = g.id and p.shown
      order by p.available desc, p.now_qirsh, p.size_position, p.sequence limit 1)`);
  expect(rows[0]?.wrong).toBe(0);
  const { total, items } = await counts();
  expect(total).toBe(items);
});

test('in the table of sizes those that are counted are counted anew: by the ledger, with one undo for all, and refused when some were sold since', async () => {
  const { sizes } = await addSizes();
  const [small, middle, large] = sizes;
  if (!small || !middle || !large) throw new Error('sizes are gone');
  await call(countStock, { id: small.id, left: 9, low_at: 2 }, asAdmin);
  await call(countStock, { id: middle.id, left: 5 }, asAdmin);
  const rowsOf = (counts: (object | undefined)[], price = 7.5) =>
    sizes.map(({ id, weight, version }, place) => ({
      ...{ id, weight, version, stock: counts[place] as never },
      price: place === 2 ? price : (sizes[place]?.price ?? 0),
    }));
  const save = (counts: (object | undefined)[]) =>
    send(saveSizes, { id: small.id, sizes: rowsOf(counts) }, asAdmin);
  // A save with a stale count changes nothing.
  const stale = await save([
    { left: 4, expected_left: 9 },
    { left: 1, expected_left: 6 },
  ]);
  expect(stale.details?.map(({ path, code }) => [path, code])).toEqual([
    ['sizes.1.stock.left', 'count_stale'],
  ]);
  expect(await call(getStock, { id: small.id }, asAdmin)).toMatchObject({ stock: { left: 9 } });
  expect((await call(getSizes, { id: small.id }, asAdmin))[2]?.price).toBe(7);
  // Nor does one for a product that is not counted, or for a size that is yet to be created.
  expect((await save([undefined, undefined, { left: 1, expected_left: 0 }])).details?.[0]?.code).toBe(
    'count_stale',
  );
  for (const left of [-1, 1.5, 100_000])
    expect((await save([{ left, expected_left: 9 }])).details?.[0]?.code).toBe('pieces_invalid');

  const { sizes: after, activities } = await call(
    saveSizes,
    {
      id: small.id,
      sizes: rowsOf([
        { left: 4, expected_left: 9 },
        { left: 0, expected_left: 5 },
      ]),
    },
    asAdmin,
  );
  expect(after.map(({ stock, available }) => [stock?.left ?? null, available])).toEqual([
    [4, true],
    [0, false],
    [null, true],
  ]);
  const ledger = await call(getStock, { id: small.id }, asAdmin);
  expect(ledger).toMatchObject({ stock: { left: 4, low_at: 2 } });
  expect(ledger.movements[0]).toMatchObject({ kind: 'counted', quantity: -5, left: 4 });
  expect(activities).toHaveLength(3);
  await call(undoActivities, { ids: activities }, asAdmin);
  const undone = await call(getSizes, { id: small.id }, asAdmin);
  expect(undone.map(({ stock, price }) => [stock?.left ?? null, price])).toEqual([
    [9, 2.5],
    [5, 4],
    [null, 7],
  ]);
});

test('with a size that joined since they were read nothing is saved: it would leave the others unasked', async () => {
  const { made } = await addSizes();
  const read = await call(getSizes, { id: made.id }, asAdmin);
  const sizes = read.map(({ id, weight, price, version }) => ({ id, weight, price, version }));
  const expected_ids = sizes.map(({ id }) => id);
  const joined = { id: null, weight: '9kg', price: 30, version: null };
  await call(saveSizes, { id: made.id, expected_ids, sizes: [...sizes, joined] }, asAdmin);
  const refused = await send(
    saveSizes,
    { id: made.id, expected_ids, sizes: [...sizes, { ...joined, price: 31 }] },
    asAdmin,
  );
  expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await call(getSizes, { id: made.id }, asAdmin)).toHaveLength(sizes.length + 1);
});
