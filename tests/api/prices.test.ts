import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Activity, listActivity, undoActivity } from '../../contracts/activity.ts';
import { deleteProduct, getAdminProduct, getProduct, updateProduct } from '../../contracts/catalogue.ts';
import { changePrices, maxRepriced, previewPrices } from '../../contracts/prices.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, call, send, admin, addCategory, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const days = { from: null, until: null };

const addJars = async (prices: number[], category: string) => {
  await addCategory(category);
  const jars = [];
  for (const price of prices) jars.push(await addProduct({ price, category }));
  return jars;
};
const priceOf = async ({ id }: { id: string }) => (await call(getAdminProduct, { id }, asAdmin)).price;
const pricesOf = (jars: { id: string }[]) => Promise.all(jars.map(priceOf));
const versionOfCatalogue = async () => {
  const { rows } = await db.execute<{ version: string }>(sql`select version from catalogue_version`);
  return Number(rows[0]?.version);
};
const latest = async (): Promise<Activity> => {
  const { items } = await call(listActivity, { action: 'price', limit: 1 }, asAdmin);
  if (!items[0]) throw new Error('nothing is remembered');
  return items[0];
};
const up = { percent: 5, step: 0.05 } as const;

describe('prices of many products', () => {
  test('are previewed, changed as they were shown under one version of the catalogue, and undone at once', async () => {
    const jars = await addJars([3.5, 0.3, 0.04, 2.25], 'oils');
    await addProduct({ price: 9, category: 'oils', store: 'cilka' });
    const preview = await call(previewPrices, { change: up, category: 'oils', store: 'mouneh' }, asAdmin);
    expect(preview.changed.map(({ price, after }) => [price, after])).toEqual([
      [3.5, 3.7],
      [0.04, 0.05],
      [2.25, 2.35],
    ]);
    expect(preview.counts).toEqual({ changed: 3, refused: 0, same: 1 });
    // A preview changes nothing.
    expect(await pricesOf(jars)).toEqual([3.5, 0.3, 0.04, 2.25]);
    const before = await versionOfCatalogue();
    const answer = await call(changePrices, { change: up, products: preview.products }, asAdmin);
    expect(answer).toEqual({ changed: 3, skipped: { total: 0, products: [] } });
    expect(await pricesOf(jars)).toEqual([3.7, 0.3, 0.05, 2.35]);
    expect((await call(getProduct, { id: jars[0]?.id ?? '' })).price).toBe(3.7);
    expect(await versionOfCatalogue()).toBe(before + 1);
    const entry = await latest();
    expect(entry).toMatchObject({
      action: 'price.change',
      undoable: true,
      after: { percent: 5, changed: 3 },
    });
    const undoing = await call(undoActivity, { id: entry.id }, asAdmin);
    expect(await pricesOf(jars)).toEqual([3.5, 0.3, 0.04, 2.25]);
    expect(undoing.after).not.toHaveProperty('left');
    // The undo is a change like any other.
    await call(undoActivity, { id: undoing.id }, asAdmin);
    expect(await pricesOf(jars)).toEqual([3.7, 0.3, 0.05, 2.35]);
  });

  test('stay as they are where there would be none, too much, or no more than the offer', async () => {
    const [free, offered, ended, dear, fine] = await addJars([0.5, 4, 4, 99_999, 6], 'limits');
    const offer = (jar: typeof free, until: string | null) =>
      call(
        updateProduct,
        { id: jar?.id ?? '', category: 'limits', offer: { ...days, price: 3.5, until } },
        asAdmin,
      );
    await offer(offered, null);
    await offer(ended, '2020-01-01');
    const down = { change: { amount: -0.5, step: 0.01 } as const, category: 'limits' };
    const { counts, refused, products } = await call(previewPrices, down, asAdmin);
    expect(counts).toEqual({ changed: 3, refused: 2, same: 0 });
    expect(Object.fromEntries(refused.map(({ id, fault, after }) => [id, [fault, after]]))).toEqual({
      [free?.id ?? '']: ['none', 0],
      [offered?.id ?? '']: ['offer', 3.5],
    });
    expect(products.map(({ id }) => id).toSorted()).toEqual(
      [ended, dear, fine].map((jar) => jar?.id).toSorted(),
    );
    const high = await call(previewPrices, { change: { percent: 10, step: 1 }, category: 'limits' }, asAdmin);
    expect(high.refused).toMatchObject([{ id: dear?.id, fault: 'high' }]);
    const others = await call(previewPrices, { ...down, without_offer: true }, asAdmin);
    expect(others.counts).toEqual({ changed: 3, refused: 1, same: 0 });
    // A request that names a refused product skips it, even from an administrator.
    const forced = [...products, { id: free?.id ?? '', version: 1 }];
    const answer = await call(changePrices, { change: down.change, products: forced }, asAdmin);
    expect(answer).toMatchObject({ changed: 3, skipped: { total: 1, products: [{ id: free?.id }] } });
    expect(await pricesOf([free, ended, fine].map((jar) => ({ id: jar?.id ?? '' })))).toEqual([
      0.5, 3.5, 5.5,
    ]);
  });

  test('that were changed or deleted since the preview are left out and named, and so they are by the undo', async () => {
    const [first, second, third, fourth] = await addJars([1, 2, 3, 4], 'races');
    const { products } = await call(previewPrices, { change: up, category: 'races' }, asAdmin);
    await call(updateProduct, { id: second?.id ?? '', category: 'races', price: 2.2 }, asAdmin);
    await call(deleteProduct, { id: third?.id ?? '' }, asAdmin);
    const { changed, skipped } = await call(changePrices, { change: up, products }, asAdmin);
    expect([changed, skipped.total]).toEqual([2, 2]);
    expect(skipped.products.map(({ id }) => id).toSorted()).toEqual([second?.id, third?.id].toSorted());
    expect(skipped.products.find(({ id }) => id === second?.id)?.name).toEqual(second?.name);
    // The name may have been changed meanwhile, but not the price.
    await call(updateProduct, { id: first?.id ?? '', category: 'races', weight: '1kg' }, asAdmin);
    await call(updateProduct, { id: fourth?.id ?? '', category: 'races', price: 4.4 }, asAdmin);
    const { id } = await latest();
    const undoing = await call(undoActivity, { id }, asAdmin);
    expect(undoing.after).toMatchObject({ changed: 1, left: 1, left_alone: [fourth?.name] });
    expect(await pricesOf([{ id: first?.id ?? '' }, { id: fourth?.id ?? '' }])).toEqual([1, 4.4]);
    expect(await send(undoActivity, { id }, asAdmin)).toMatchObject({ status: 409, code: 'changed_since' });
  });

  test('that change by more than half are told with the largest change, in proportion; others are not', async () => {
    const [cheap] = await addJars([1, 40], 'unusual');
    const raise = (amount: number) =>
      call(previewPrices, { change: { amount, step: 0.01 }, category: 'unusual' }, asAdmin);
    expect((await raise(0.5)).unusual).toBeNull();
    expect((await raise(30)).unusual).toMatchObject({ id: cheap?.id, price: 1, after: 31 });
  });

  test('of sizes, which have one name, are previewed from the cheapest up', async () => {
    await addCategory('sizes');
    const name = { en: 'Olive oil', ar: 'زيت زيتون' };
    for (const price of [40, 9, 2.5, 14]) await addProduct({ price, name, category: 'sizes' });
    const preview = await call(previewPrices, { change: up, category: 'sizes' }, asAdmin);
    expect(preview.changed.map(({ price }) => price)).toEqual([2.5, 9, 14, 40]);
  });

  test('that are sent twice change once', async () => {
    const jars = await addJars([1, 2], 'twice');
    const { products } = await call(previewPrices, { change: up, ids: jars.map(({ id }) => id) }, asAdmin);
    const both = await Promise.all([1, 2].map(() => call(changePrices, { change: up, products }, asAdmin)));
    expect(both.map(({ changed }) => changed).toSorted()).toEqual([0, 2]);
    expect(await pricesOf(jars)).toEqual([1.05, 2.1]);
  });

  test('are changed by hundreds in a moment; more than one change reaches are refused in clear words', async () => {
    await addCategory('volume');
    const add = (count: number) =>
      db.execute(sql`
        insert into products (slug, name_en, name_ar, price_qirsh, category_id, store, name_words, other_words)
        select 'volume-' || gen_random_uuid(), 'Jar ' || n, 'مرطبان ' || n, 100 + n % 300, c.id, 'mouneh', '{}', '{}'
        from generate_series(1, ${count}) n, categories c where c.slug = 'volume'`);
    await add(maxRepriced);
    const change = { percent: 10, step: 0.01 } as const;
    const { products, changed, counts } = await call(previewPrices, { change, category: 'volume' }, asAdmin);
    expect([products.length, changed.length, counts.changed]).toEqual([maxRepriced, 50, maxRepriced]);
    const whole = { change, category: 'volume', shown: maxRepriced };
    expect((await call(previewPrices, whole, asAdmin)).changed.length).toBe(maxRepriced);
    const beyond = { ...whole, shown: maxRepriced + 1 };
    expect(await send(previewPrices, beyond, asAdmin)).toMatchObject({ status: 400 });
    expect((await call(changePrices, { change, products }, asAdmin)).changed).toBe(maxRepriced);
    await call(undoActivity, { id: (await latest()).id }, asAdmin);
    const { rows } = await db.execute<{ changed: number }>(
      sql`select count(*)::int as changed from products where slug like 'volume-%' and version = 3
        and price_qirsh between 100 and 399`,
    );
    expect(rows[0]?.changed).toBe(maxRepriced);
    await add(1);
    expect(await send(previewPrices, { change, category: 'volume' }, asAdmin)).toMatchObject({
      status: 409,
      code: 'prices_many',
    });
    const tooMany = Array.from({ length: maxRepriced + 1 }, () => ({ id: randomUUID(), version: 1 }));
    expect(await send(changePrices, { change, products: tooMany }, asAdmin)).toMatchObject({ status: 400 });
  }, 60_000);

  test('take one way of changing, with a step that there is', async () => {
    const refused = async (change: object) =>
      (await send(previewPrices, { change, category: 'oils' }, asAdmin)).status;
    expect(await refused({ percent: 5, amount: 1, step: 0.05 })).toBe(400);
    expect(await refused({ step: 0.05 })).toBe(400);
    expect(await refused({ percent: 5, step: 0.07 })).toBe(400);
    expect(await refused({ percent: -95, step: 0.05 })).toBe(400);
    expect(await refused({ percent: 5.123, step: 0.05 })).toBe(400);
    expect(await refused({ percent: 0, step: 0.05 })).toBe(200);
  });
});
