import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listAdminProducts,
  updateProduct,
  updateProducts,
} from '../../contracts/catalogue.ts';
import {
  acceptProposal,
  cancelOrder,
  changeOrder,
  declineProposal,
  returnGoods,
} from '../../contracts/order-revisions.ts';
import { type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getStats } from '../../contracts/stats.ts';
import { countStock, getStock, moveStock, stopStock } from '../../contracts/stock.ts';
import { stockLevels, stockMovements } from '../../server/stock/stock.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, send, addProduct, addCustomer, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const addCounted = async (left: number, low_at = 3) => {
  const product = await addProduct({ price: 2 });
  await call(countStock, { id: product.id, left, low_at, expected_left: null }, asAdmin);
  return product;
};
type Jar = Awaited<ReturnType<typeof addCounted>>;
const place = (product: Jar, quantity = 1): Promise<Order> =>
  call(placeOrder, orderOf(itemOf(product, quantity)), customer);
const levelOf = async ({ id }: Jar) => (await call(getStock, { id }, asAdmin)).stock?.left;
const seenOf = async ({ id }: Jar) => {
  const { available, few_left } = await call(getProduct, { id });
  return { available, few_left };
};
const setStatus = (order: Order, status: Order['status']) =>
  send(setOrderStatus, { id: order.id, status }, asAdmin);
const catalogueVersion = async () =>
  (await db.execute<{ version: string }>(sql`select version from catalogue_version`)).rows[0]?.version;
/** The sums of the ledger, which the levels must equal. */
const isShelfTheSum = async () => {
  const { rows } = await db.execute(sql`
    select product_id, coalesce(sum(quantity), 0) as sum, max(pieces_left) as pieces_left
    from stock_movements full join stock_levels using (product_id)
    group by product_id having coalesce(sum(quantity), 0) <> coalesce(max(pieces_left), 0)`);
  return rows.length === 0;
};

test('a product that nobody counts is sold without end, as before', async () => {
  const product = await addProduct({ price: 2 });
  await place(product, 99);
  expect(await seenOf(product)).toEqual({ available: true, few_left: null });
  const stock = await call(getStock, { id: product.id }, asAdmin);
  expect(stock).toMatchObject({ stock: null, reserved: 0, movements: [] });
  expect(await db.select().from(stockMovements)).toEqual([]);
});

test('an order takes what it orders, shoppers read how many are left once they are few, and the last piece sells it out', async () => {
  const jar = await addCounted(6);
  await place(jar, 2);
  expect(await seenOf(jar)).toEqual({ available: true, few_left: null });
  await place(jar);
  expect(await seenOf(jar)).toEqual({ available: true, few_left: 3 });
  expect(await send(placeOrder, orderOf(itemOf(jar, 4)), customer)).toMatchObject({
    status: 409,
    code: 'stock_short',
    details: [{ path: 'items.0.quantity', code: 'stock_short', left: 3 }],
  });
  await place(jar, 3);
  expect(await seenOf(jar)).toEqual({ available: false, few_left: 0 });
  expect(await send(placeOrder, orderOf(itemOf(jar)), customer)).toMatchObject({
    status: 409,
    code: 'product_unavailable',
  });
  const { stock, reserved, movements } = await call(getStock, { id: jar.id }, asAdmin);
  expect({ stock, reserved }).toEqual({ stock: { left: 0, low_at: 3 }, reserved: 6 });
  expect(movements.map(({ kind, quantity, left }) => [kind, quantity, left])).toEqual([
    ['sold', -3, 0],
    ['sold', -1, 3],
    ['sold', -2, 4],
    ['counted', 6, 6],
  ]);
  expect(movements[0]?.order?.number).toMatch(/^MN-/);
});

test('the same product on several lines of an order is counted together', async () => {
  const jar = await addCounted(3);
  const { items, ...order } = orderOf(itemOf(jar, 2));
  const twice = await send(placeOrder, { ...order, items: [...items, ...items] }, customer);
  expect(twice).toMatchObject({ status: 409, details: [{ path: 'items.1.quantity', left: 3 }] });
  expect(await levelOf(jar)).toBe(3);
});

test('a sale that shoppers would not notice leaves all cached pages as they are', async () => {
  const jar = await addCounted(9);
  const before = await catalogueVersion();
  await place(jar, 5);
  expect(await catalogueVersion()).toBe(before);
  await place(jar, 1);
  expect(await catalogueVersion()).not.toBe(before);
});

test('of many who want the last pieces at once as many have them as there are', async () => {
  const jar = await addCounted(3);
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => addCustomer()));
  const answers = await Promise.all(shoppers.map((one) => send(placeOrder, orderOf(itemOf(jar)), one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill(201),
    ...Array(5).fill(409),
  ]);
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['product_unavailable']));
  expect(await levelOf(jar)).toBe(0);
});

test('orders of the same products in another order do not lock each other out', async () => {
  const [one, two] = [await addCounted(500), await addCounted(500)];
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => addCustomer()));
  const both = (turned: boolean) => {
    const items = [...orderOf(itemOf(one)).items, ...orderOf(itemOf(two)).items];
    return { ...orderOf(itemOf(one)), items: turned ? items.toReversed() : items };
  };
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      shoppers.map((shopper, index) => send(placeOrder, both(index % 2 === 0), shopper)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  }
  expect([await levelOf(one), await levelOf(two)]).toEqual([482, 482]);
});

test('a cancelled order gives back once what it took, and takes it again or is refused', async () => {
  const jar = await addCounted(4);
  const order = await place(jar, 3);
  await call(cancelOrder, { id: order.id, revision: 1 }, customer);
  await call(cancelOrder, { id: order.id, revision: 1 }, customer);
  expect(await levelOf(jar)).toBe(4);
  expect((await setStatus(order, 'pending')).status).toBe(200);
  expect(await levelOf(jar)).toBe(1);
  await setStatus(order, 'cancelled');
  await place(jar, 2);
  expect(await setStatus(order, 'pending')).toMatchObject({ status: 409, code: 'stock_short' });
  expect(await levelOf(jar)).toBe(2);
});

test('the seller’s change takes and gives back the difference; what is proposed takes nothing until the customer agrees', async () => {
  const jar = await addCounted(5);
  const order = await call(
    placeOrder,
    { ...orderOf(itemOf(jar, 2)), if_missing: 'leave_out' as const },
    customer,
  );
  const change = (quantity: number, revision: number) =>
    send(changeOrder, { id: order.id, revision, lines: [{ position: 0, quantity }] }, asAdmin);
  expect((await change(1, 1)).status).toBe(200);
  expect(await levelOf(jar)).toBe(4);
  expect((await change(5, 2)).status).toBe(200);
  expect(await levelOf(jar)).toBe(4);
  await call(acceptProposal, { id: order.id, revision: 3 }, customer);
  expect(await levelOf(jar)).toBe(0);
  expect((await change(6, 3)).status).toBe(200);
  expect(await send(acceptProposal, { id: order.id, revision: 4 }, customer)).toMatchObject({
    status: 409,
    code: 'stock_short',
  });
  await call(declineProposal, { id: order.id, revision: 4 }, customer);
  expect(await levelOf(jar)).toBe(0);
});

test('goods that come back after the delivery are not for sale again until the seller counts them', async () => {
  const jar = await addCounted(5);
  const order = await place(jar, 3);
  await setStatus(order, 'delivered');
  await call(returnGoods, { id: order.id, revision: 1, lines: [{ position: 0, quantity: 2 }] }, asAdmin);
  expect(await levelOf(jar)).toBe(2);
  const { items } = await call(listActivity, { action: 'order.change' }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await levelOf(jar)).toBe(2);
});

test('an order from before its product was counted gives nothing back', async () => {
  const jar = await addProduct({ price: 2 });
  const order = await place(jar, 3);
  await call(countStock, { id: jar.id, left: 5 }, asAdmin);
  await setStatus(order, 'cancelled');
  expect(await levelOf(jar)).toBe(5);
});

test('pieces come and go once for one tap, never below none, and each entry can be undone', async () => {
  const jar = await addCounted(0);
  expect(await seenOf(jar)).toEqual({ available: false, few_left: 0 });
  const withKey = { ...asAdmin, headers: { 'Idempotency-Key': 'one tap' } };
  const come = { id: jar.id, kind: 'received' as const, quantity: 12, note: 'From Umm Khaled' };
  await Promise.all([call(moveStock, come, withKey), call(moveStock, come, withKey)]);
  expect(await levelOf(jar)).toBe(12);
  expect(await seenOf(jar)).toEqual({ available: true, few_left: null });
  expect(await send(moveStock, { id: jar.id, kind: 'wasted', quantity: 13 }, asAdmin)).toMatchObject({
    status: 409,
    code: 'stock_short',
  });
  await call(moveStock, { id: jar.id, kind: 'wasted', quantity: 2 }, asAdmin);
  const { items } = await call(listActivity, { action: 'stock.record' }, asAdmin);
  expect(items[0]).toMatchObject({ before: { pieces: 12 }, after: { movementKind: 'wasted', pieces: 10 } });
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await levelOf(jar)).toBe(12);
  // The undo's entry has no reason: nothing was wasted.
  const [undoing] = (await call(listActivity, { action: 'stock.record' }, asAdmin)).items;
  expect(undoing).toMatchObject({ undoes: items[0]?.id, after: { id: expect.any(Number), pieces: 12 } });
  expect(undoing?.after).not.toHaveProperty('movementKind');
  expect(await send(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin)).toMatchObject({
    code: 'changed_since',
  });
});

test('another low stock mark alone is an entry of its own, which can be undone while it holds', async () => {
  const jar = await addCounted(5);
  const mark = (low_at: number) =>
    call(countStock, { id: jar.id, left: 5, low_at, expected_left: 5 }, asAdmin);
  const lowAt = async () => (await call(getStock, { id: jar.id }, asAdmin)).stock?.low_at;
  await mark(8);
  const { items } = await call(listActivity, { action: 'stock.mark' }, asAdmin);
  expect(items[0]).toMatchObject({ subject_id: jar.id, before: { low_at: 3 }, after: { low_at: 8 } });
  const undo = { id: items[0]?.id ?? 0 };
  await mark(9);
  expect(await send(undoActivity, undo, asAdmin)).toMatchObject({ status: 409, code: 'changed_since' });
  await mark(8);
  await call(undoActivity, undo, asAdmin);
  expect(await lowAt()).toBe(3);
  expect((await call(getStock, { id: jar.id }, asAdmin)).movements).toHaveLength(1);
});

test('the first count, undone, leaves the product as it was: not counted, and for sale', async () => {
  const jar = await addCounted(5);
  await place(jar, 2);
  const { items } = await call(listActivity, { action: 'stock.record' }, asAdmin);
  expect(items[0]).toMatchObject({ before: null, after: { movementKind: 'counted', pieces: 5 } });
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await levelOf(jar)).toBeUndefined();
  expect(await seenOf(jar)).toEqual({ available: true, few_left: null });
  expect(await isShelfTheSum()).toBe(true);
});

test('what was written down before the counting ended is not undone in a later counting', async () => {
  const jar = await addCounted(5);
  const { items } = await call(listActivity, { action: 'stock.record' }, asAdmin);
  await call(stopStock, { id: jar.id }, asAdmin);
  await call(countStock, { id: jar.id, left: 9 }, asAdmin);
  const id = items[0]?.id ?? 0;
  expect(await send(undoActivity, { id }, asAdmin)).toMatchObject({ status: 409, code: 'changed_since' });
  expect(await levelOf(jar)).toBe(9);
});

test('a customer who cancels leaves no trace of themselves in the ledger', async () => {
  const jar = await addCounted(5);
  const order = await place(jar, 2);
  await call(cancelOrder, { id: order.id, revision: 1 }, customer);
  const { movements } = await call(getStock, { id: jar.id }, asAdmin);
  expect(movements.map(({ kind, by }) => [kind, by?.name ?? null])).toEqual([
    ['returned', null],
    ['sold', null],
    ['counted', 'Admin'],
  ]);
});

test('a bulk change says nothing of the stock of what is counted', async () => {
  const [jar, other] = [await addCounted(5), await addProduct()];
  const of = async ({ id }: { id: string }) => {
    const { version } = await call(getAdminProduct, { id }, asAdmin);
    return { id, version };
  };
  const change = { products: [await of(jar), await of(other)], available: false };
  const { products, activities } = await call(updateProducts, change, asAdmin);
  expect(activities).toHaveLength(1);
  expect(products.find(({ id }) => id === jar.id)).toMatchObject({ available: true, version: 1 });
});

test('a count that was overtaken by a sale is refused, and the same count says so twice', async () => {
  const jar = await addCounted(10);
  await place(jar);
  const stale = { id: jar.id, left: 8, expected_left: 10 };
  expect(await send(countStock, stale, asAdmin)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  await call(countStock, { ...stale, expected_left: 9 }, asAdmin);
  expect(await levelOf(jar)).toBe(8);
});

test('numbers that are none, or too many, are refused where they were typed', async () => {
  const jar = await addCounted(1);
  for (const left of [-1, 1.5, 100_000, Number.NaN])
    expect(await send(countStock, { id: jar.id, left }, asAdmin)).toMatchObject({ status: 400 });
  for (const quantity of [0, -3, 100_000])
    expect(await send(moveStock, { id: jar.id, kind: 'received', quantity }, asAdmin)).toMatchObject({
      status: 400,
      details: [{ path: 'quantity', code: 'moved_invalid' }],
    });
  await call(countStock, { id: jar.id, left: 99_999 }, asAdmin);
  expect(await send(moveStock, { id: jar.id, kind: 'received', quantity: 1 }, asAdmin)).toMatchObject({
    status: 400,
    details: [{ path: 'quantity' }],
  });
  for (const id of [randomUUID(), 'labneh'])
    expect(await send(countStock, { id, left: 1 }, asAdmin)).toMatchObject({ status: 404 });
});

test('no edit of the product makes it available while its stock says otherwise, nor the reverse', async () => {
  const jar = await addCounted(0);
  const saved = await call(updateProduct, { id: jar.id, category: jar.category, available: true }, asAdmin);
  expect(saved).toMatchObject({ available: false, stock: { left: 0, low_at: 3 } });
  await call(moveStock, { id: jar.id, kind: 'received', quantity: 4 }, asAdmin);
  const again = await call(updateProduct, { id: jar.id, category: jar.category, available: false }, asAdmin);
  expect(again).toMatchObject({ available: true, stock: { left: 4 } });
});

test('a change of the price can be undone after the product sold out', async () => {
  const jar = await addCounted(1);
  await call(updateProduct, { id: jar.id, category: jar.category, price: 3 }, asAdmin);
  await place({ ...jar, price: 3 });
  const { items } = await call(listActivity, { action: 'product.update' }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await call(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({ price: 2, available: false });
});

test('who stops counting keeps the product as it is for sale, and the ledger closed', async () => {
  const jar = await addCounted(2);
  const order = await place(jar);
  const { stock, movements } = await call(stopStock, { id: jar.id }, asAdmin);
  await call(stopStock, { id: jar.id }, asAdmin);
  expect(stock).toBeNull();
  expect(movements.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['stopped', -1],
    ['sold', -1],
    ['counted', 2],
  ]);
  expect(await seenOf(jar)).toEqual({ available: true, few_left: null });
  await setStatus(order, 'cancelled');
  await place(jar, 50);
  expect(await isShelfTheSum()).toBe(true);
});

test('the list finds what is counted and what is low, and the overview counts the latter', async () => {
  const before = (await call(getStats, {}, asAdmin)).product_alerts.low_stock;
  const [low, many] = [await addCounted(2), await addCounted(50)];
  const idsOf = async (state: 'low_stock' | 'counted') => {
    const { items, page } = await call(listAdminProducts, { state, limit: 100 }, asAdmin);
    expect(page.total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect(await idsOf('low_stock')).toContain(low.id);
  expect(await idsOf('low_stock')).not.toContain(many.id);
  expect(await idsOf('counted')).toEqual(expect.arrayContaining([low.id, many.id]));
  expect((await call(getStats, {}, asAdmin)).product_alerts.low_stock).toBe(before + 1);
});

test('the ledger keeps its entries: none is changed or deleted', async () => {
  const jar = await addCounted(2);
  await expect(db.delete(stockMovements)).rejects.toThrow();
  const isIts = eq(stockMovements.productId, jar.id);
  await expect(db.update(stockMovements).set({ quantity: 9 }).where(isIts)).rejects.toThrow();
});

test('after any sales of products and boxes, cancellations, changes, counts and returns the shelf is the sum of its ledger and of what orders hold', async () => {
  const jars = [await addCounted(20), await addCounted(4), await addCounted(0)] as const;
  const [oil, tea] = jars;
  const inBox = [
    { id: tea.id, quantity: 2 },
    { id: oil.id, quantity: 1 },
  ];
  const box = await addProduct({ price: 3, parts: inBox });
  const sold = [...jars, box];
  const placed: Order[] = [];
  const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
  const step = fc.record({
    act: fc.constantFrom('place', 'cancel', 'revive', 'change', 'count', 'receive', 'waste', 'undo'),
    jar: fc.nat(3),
    other: fc.nat(3),
    order: fc.nat(30),
    by: fc.integer({ min: 1, max: 5 }),
  });
  const run = async ({
    act,
    jar: at,
    other,
    order: nth,
    by,
  }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
    const jar = jars[at % 3] as Jar;
    const order = pick(placed, nth);
    if (act === 'place') {
      const items = [itemOf(sold[at] as Jar, by), itemOf(sold[other] as Jar)];
      const wanted = { ...orderOf(...items), if_missing: 'leave_out' as const };
      const answer = await send(placeOrder, wanted, customer);
      if (answer.status === 201) placed.push(answer.data as Order);
    }
    if (order && act === 'cancel') await setStatus(order, 'cancelled');
    if (order && act === 'revive') await setStatus(order, 'processing');
    if (order && act === 'change') {
      const { rows } = await db.execute<{ revision: number }>(
        sql`select revision from orders where id = ${order.id}`,
      );
      const revision = rows[0]?.revision ?? 1;
      await send(changeOrder, { id: order.id, revision, lines: [{ position: 0, quantity: by }] }, asAdmin);
    }
    if (act === 'count') await send(countStock, { id: jar.id, left: by }, asAdmin);
    if (act === 'receive' || act === 'waste')
      await send(
        moveStock,
        { id: jar.id, kind: act === 'waste' ? 'wasted' : 'received', quantity: by },
        asAdmin,
      );
    if (act === 'undo') {
      const { items } = await call(listActivity, { action: 'stock.record' }, asAdmin);
      // Not those that started the counting, as undoing them ends it.
      const entries = items.filter(({ before }) => before !== null);
      await send(undoActivity, { id: pick(entries, nth)?.id ?? 0 }, asAdmin);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Two at a time, as by two people.
      for (let at = 0; at < steps.length; at += 2) await Promise.all(steps.slice(at, at + 2).map(run));
      expect(await isShelfTheSum()).toBe(true);
      const { rows } = await db.execute(sql`
        with held as (
          select piece.id as product_id, sum(piece.quantity) as pieces from orders join order_items i
            on order_id = orders.id and i.revision = orders.revision
          cross join lateral (
            select i.product_id, i.quantity where i.parts is null
            union all
            select part.id, part.quantity * i.quantity from jsonb_to_recordset(i.parts) as part (id uuid, quantity int)
          ) as piece (id, quantity)
          where status <> 'cancelled' group by piece.id
        ), taken as (
          select product_id, -sum(quantity) as pieces from stock_movements where order_id is not null group by product_id
        )
        select p.id, held.pieces as held, taken.pieces as taken from products p
        left join held on held.product_id = p.id left join taken on taken.product_id = p.id
        where p.id in (${sql.join(
          jars.map(({ id }) => sql`${id}`),
          sql`, `,
        )})
          and coalesce(held.pieces, 0) <> coalesce(taken.pieces, 0)`);
      expect(rows).toEqual([]);
      for (const jar of jars) {
        const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, jar.id));
        const left = level?.left ?? -1;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(await seenOf(jar)).toEqual({ available: left > 0, few_left: left <= 3 ? left : null });
      }
      const [ofOil = 0, ofTea = 0] = [await levelOf(oil), await levelOf(tea)];
      const boxes = Math.min(ofOil, Math.floor(ofTea / 2));
      expect(await seenOf(box)).toEqual({ available: boxes > 0, few_left: boxes <= 3 ? boxes : null });
    }),
    { numRuns: 25 },
  );
});

test('a product is added with its first count in one go: one entry in the activity, whose undo takes both away and brings both back', async () => {
  const { category, store } = await addProduct({ price: 2 });
  const named = { name: { en: 'Fig jam', ar: 'مربّى التين' }, price: 4, category, store };
  const add = (stock: object | null, more = {}) => send(createProduct, { ...named, ...more, stock }, asAdmin);
  const jar = await call(createProduct, { ...named, stock: { left: 5, low_at: 6 } }, asAdmin);
  expect(jar).toMatchObject({ stock: { left: 5, low_at: 6 }, few_left: 5, available: true });
  const { movements } = await call(getStock, { id: jar.id }, asAdmin);
  expect(movements).toMatchObject([{ kind: 'counted', quantity: 5, left: 5 }]);
  expect(movements[0]?.by).not.toBeNull();
  const entriesOf = async () =>
    (await call(listActivity, { limit: 50 }, asAdmin)).items.filter(
      ({ subject_id }) => subject_id === jar.id,
    );
  const entries = await entriesOf();
  expect(entries.map(({ action }) => action)).toEqual(['product.create']);
  await place(jar, 2);
  await call(undoActivity, { id: entries[0]?.id ?? 0 }, asAdmin);
  expect(await send(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({ status: 404 });
  await call(undoActivity, { id: (await entriesOf())[0]?.id ?? 0 }, asAdmin);
  expect(await call(getAdminProduct, { id: jar.id }, asAdmin)).toMatchObject({
    stock: { left: 3, low_at: 6 },
  });
  expect(await isShelfTheSum()).toBe(true);

  // A count of 0 is a count, too, whatever the switch says; the default threshold applies where none is given; and
  // without a count nothing is counted.
  expect((await add({ left: 0 }, { available: true })).data).toMatchObject({
    stock: { left: 0, low_at: 3 },
    available: false,
  });
  expect((await add(null)).data).toMatchObject({ stock: null, available: true });
  const wrong = [{ left: -1 }, { left: 1.5 }, { left: 100_000 }, { left: 'many' }];
  for (const stock of wrong)
    expect((await add(stock)).details).toMatchObject([{ path: 'stock.left', code: 'pieces_invalid' }]);
  expect((await add({ left: 1, low_at: 100 })).details).toMatchObject([
    { path: 'stock.low_at', code: 'low_at_invalid' },
  ]);
  const parts = [{ id: jar.id, quantity: 1 }];
  expect(await add({ left: 1 }, { parts })).toMatchObject({ status: 409, code: 'box_counted' });
});

test('goods that came and were taken back are not answered as added when they are sent again under their key', async () => {
  const { id } = await addProduct();
  await call(countStock, { id, left: 5, low_at: 1, expected_left: null }, asAdmin);
  const move = { id, kind: 'received' as const, quantity: 10 };
  const keyed = { ...asAdmin, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  await call(moveStock, move, keyed);
  const { items } = await call(listActivity, {}, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect(await send(moveStock, move, keyed)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect((await call(moveStock, move, asAdmin)).stock?.left).toBe(15);
});
