import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getDaySheet } from '../../contracts/admin-orders.ts';
import { boxesLeft } from '../../contracts/boxes.ts';
import {
  createProduct,
  deleteProduct,
  getAdminProduct,
  getProduct,
  type Product,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { acceptProposal, cancelOrder, changeOrder, returnGoods } from '../../contracts/order-revisions.ts';
import { getOrder, type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { countStock, getStock, moveStock, stopStock } from '../../contracts/stock.ts';
import { boxParts } from '../../server/boxes/box-part.table.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { stockLevels } from '../../server/stock/stock.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { call, send, addProduct, addCustomer, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();

const addCounted = async (left: number, low_at = 3) => {
  const product = await addProduct({ price: 2 });
  await call(countStock, { id: product.id, left, low_at }, asAdmin);
  return product;
};
const partsOf = (...parts: [Product, number][]) => parts.map(([{ id }, quantity]) => ({ id, quantity }));
const addBox = (...parts: [Product, number][]) => addProduct({ price: 5, parts: partsOf(...parts) });
const setParts = ({ id, category }: Product, ...parts: [Product, number][]) =>
  send(updateProduct, { id, category, parts: partsOf(...parts) }, asAdmin);
const change = ({ id, category }: Product, fields: object) =>
  send(updateProduct, { id, category, ...fields }, asAdmin);
const place = (...items: [Product, number][]) => {
  const [first] = items as [[Product, number]];
  const lines = items.flatMap(([product, quantity]) => orderOf(itemOf(product, quantity)).items);
  return { ...orderOf(itemOf(first[0])), items: lines };
};
const order = (...items: [Product, number][]): Promise<Order> => call(placeOrder, place(...items), customer);
const levelOf = async ({ id }: Product) => (await call(getStock, { id }, asAdmin)).stock?.left;
const seenOf = async ({ id }: Product) => {
  const { available, few_left } = await call(getProduct, { id });
  return { available, few_left };
};
const setStatus = ({ id }: Order, status: Order['status']) => send(setOrderStatus, { id, status }, asAdmin);
const newest = async () => (await call(listActivity, {}, asAdmin)).items[0]?.id ?? 0;

test('a box tells what is in it, with links, and what its parts cost alone where that is more', async () => {
  const [honey, zaatar] = [await addProduct({ price: 4 }), await addProduct({ price: 1.5 })];
  const box = await addBox([honey, 1], [zaatar, 2]);
  expect(await call(getProduct, { id: box.slug })).toMatchObject({
    available: true,
    few_left: null,
    parts: [
      { id: honey.id, slug: honey.slug, name: honey.name, quantity: 1 },
      { id: zaatar.id, slug: zaatar.slug, name: zaatar.name, quantity: 2 },
    ],
    parts_price: 7,
  });
  await change(box, { price: 7 });
  expect((await call(getProduct, { id: box.slug })).parts_price).toBeNull();
  expect(await call(getProduct, { id: honey.slug })).toMatchObject({ parts: [], parts_price: null });
});

test('what is left of a box is told by its scarcest part, and shoppers read it as of any product', async () => {
  const [honey, zaatar, oil] = [await addCounted(9), await addCounted(20), await addProduct({ price: 1 })];
  const box = await addBox([honey, 2], [zaatar, 1], [oil, 3]);
  expect(await seenOf(box)).toEqual({ available: true, few_left: null });
  await order([honey, 2]);
  expect(await seenOf(box)).toEqual({ available: true, few_left: 3 });
  await order([box, 2]);
  expect([await levelOf(honey), await levelOf(zaatar)]).toEqual([3, 18]);
  expect(await seenOf(box)).toEqual({ available: true, few_left: 1 });
  expect(await send(placeOrder, place([box, 2]), customer)).toMatchObject({
    status: 409,
    code: 'stock_short',
    details: [{ path: 'items.0.quantity', left: 1 }],
  });
  await order([honey, 2]);
  expect(await seenOf(box)).toEqual({ available: false, few_left: 0 });
  expect(await send(placeOrder, place([box, 1]), customer)).toMatchObject({ code: 'product_unavailable' });
  await call(moveStock, { id: honey.id, kind: 'received', quantity: 30 }, asAdmin);
  expect(await seenOf(box)).toEqual({ available: true, few_left: null });
});

test('a box and its part in one order are refused when both together are too much, with how many can still be had', async () => {
  const honey = await addCounted(5);
  const box = await addBox([honey, 2]);
  expect(await send(placeOrder, place([honey, 2], [box, 2]), customer)).toMatchObject({
    status: 409,
    code: 'stock_short',
    details: [{ path: 'items.1.quantity', left: 1 }],
  });
  expect(await send(placeOrder, place([box, 2], [honey, 2]), customer)).toMatchObject({
    details: [{ path: 'items.1.quantity', left: 1 }],
  });
  await order([box, 2], [honey, 1]);
  expect(await levelOf(honey)).toBe(0);
});

test('of many who want the box and its parts at once as many have them as there are, in any order of lines', async () => {
  const [honey, zaatar] = [await addCounted(8), await addCounted(8)];
  const box = await addBox([zaatar, 1], [honey, 1]);
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => addCustomer()));
  const wishes = [place([box, 1], [honey, 1]), place([zaatar, 1], [box, 1]), place([honey, 1], [zaatar, 1])];
  const answers = await Promise.all(
    shoppers.map((one, index) => send(placeOrder, wishes[index % 3] as (typeof wishes)[0], one)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const { rows } = await db.execute<{ id: string; pieces: number }>(sql`
    select m.product_id as id, sum(m.quantity)::int as pieces from stock_movements m
    where m.product_id in (${honey.id}, ${zaatar.id}) group by m.product_id`);
  const sums = Object.fromEntries(rows.map(({ id, pieces }) => [id, pieces]));
  const [left, other] = [(await levelOf(honey)) ?? -1, (await levelOf(zaatar)) ?? -1];
  expect(sums).toEqual({ [honey.id]: left, [zaatar.id]: other });
  expect(Math.min(left, other)).toBeGreaterThanOrEqual(0);
  // Each order takes one of each, or two of one: no order was refused that could have been served.
  expect(left + other).toBeLessThanOrEqual(5);
  const min = Math.min(left, other);
  expect(await seenOf(box)).toEqual({ available: min > 0, few_left: min });
});

test('two parts of a box that are sold at the same moment leave what both say', async () => {
  const [honey, zaatar] = [await addCounted(30), await addCounted(30)];
  const box = await addBox([honey, 1], [zaatar, 1]);
  for (let round = 0; round < 6; round += 1) {
    const shoppers = await Promise.all([addCustomer(), addCustomer(), addCustomer()]);
    const wanted = [
      [honey, 4],
      [zaatar, 5],
      [honey, 1],
    ] as [Product, number][];
    await Promise.all(wanted.map((item, index) => send(placeOrder, place(item), shoppers[index])));
    const min = Math.min((await levelOf(honey)) ?? -1, (await levelOf(zaatar)) ?? -1);
    expect(await seenOf(box)).toEqual({ available: min > 0, few_left: min <= 3 ? min : null });
  }
});

test('orders go on while the seller edits the box, hides a part and counts another: nobody is told of an error, and all adds up', async () => {
  const [honey, zaatar] = [await addCounted(40), await addCounted(40)];
  const box = await addBox([honey, 1], [zaatar, 1]);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => addCustomer()));
  for (let round = 0; round < 4; round += 1) {
    const wishes = [
      place([box, 1]),
      place([zaatar, 1], [honey, 1]),
      place([honey, 2]),
      place([box, 1], [zaatar, 1]),
    ];
    const edits = [
      setParts(box, [zaatar, 1], [honey, 1 + (round % 2)]),
      change(zaatar, { shown: round % 2 === 1 }),
      send(countStock, { id: honey.id, left: 30 }, asAdmin),
    ];
    const answers = await Promise.all([
      ...wishes.map((wish, index) => send(placeOrder, wish, shoppers[index])),
      ...edits,
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  }
  await change(zaatar, { shown: true });
  const { parts, available, few_left } = await call(getAdminProduct, { id: box.id }, asAdmin);
  const left = boxesLeft(parts) ?? -1;
  expect({ available, few_left }).toEqual({ available: left > 0, few_left: left <= 3 ? left : null });
  const { rows } = await db.execute(sql`
    select product_id from stock_movements join stock_levels using (product_id)
    group by product_id having sum(quantity) <> max(pieces_left)`);
  expect(rows).toEqual([]);
});

test('a box that is dissolved while an order takes its part and waits for it disturbs no order', async () => {
  const honey = await addCounted(5);
  const box = await addBox([honey, 1]);
  const sent = await db.transaction(async (tx) => {
    await tx.execute(sql`update products set parts = '[]' where id = ${box.id}`);
    const answer = send(placeOrder, place([honey, 1]), customer);
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1);
    return { answer };
  });
  expect(await sent.answer).toMatchObject({ status: 201 });
  expect(await levelOf(honey)).toBe(4);
});

test('a cancelled order gives back the parts that it took, whatever the box is made of since, and takes them again or is refused', async () => {
  const [honey, zaatar, oil] = [await addCounted(6), await addCounted(6), await addCounted(6)];
  const box = await addBox([honey, 2], [zaatar, 1]);
  const placed = await order([box, 2]);
  expect(placed.items[0]?.parts).toEqual([
    { name: honey.name, weight: honey.weight, quantity: 2 },
    { name: zaatar.name, weight: zaatar.weight, quantity: 1 },
  ]);
  expect((await setParts(box, [oil, 1])).status).toBe(200);
  expect((await call(getOrder, { id: placed.id }, customer)).items[0]?.parts).toHaveLength(2);
  await call(cancelOrder, { id: placed.id, revision: 1 }, customer);
  await call(cancelOrder, { id: placed.id, revision: 1 }, customer);
  expect([await levelOf(honey), await levelOf(zaatar), await levelOf(oil)]).toEqual([6, 6, 6]);
  expect((await setStatus(placed, 'pending')).status).toBe(200);
  expect([await levelOf(honey), await levelOf(zaatar), await levelOf(oil)]).toEqual([2, 4, 6]);
  await setStatus(placed, 'cancelled');
  await order([honey, 3]);
  expect(await setStatus(placed, 'pending')).toMatchObject({ status: 409, code: 'stock_short' });
  expect([await levelOf(honey), await levelOf(zaatar)]).toEqual([3, 6]);
});

test('a change of the order moves the parts of its boxes: fewer, more, and a box in the place of something else', async () => {
  const [honey, zaatar, tea] = [await addCounted(10), await addCounted(10), await addCounted(10)];
  const box = await addBox([honey, 2], [zaatar, 1]);
  const wanted = { ...place([box, 3], [tea, 2]), if_missing: 'leave_out' as const };
  const { id } = await call(placeOrder, wanted, customer);
  const levels = async () => [await levelOf(honey), await levelOf(zaatar), await levelOf(tea)];
  expect(await levels()).toEqual([4, 7, 8]);
  const fewer = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 2 },
  ];
  await call(changeOrder, { id, revision: 1, lines: fewer }, asAdmin);
  expect(await levels()).toEqual([8, 9, 8]);
  const replaced = [
    { position: 0, quantity: 1 },
    { position: 1, product_id: box.id, quantity: 2 },
  ];
  await call(changeOrder, { id, revision: 2, lines: replaced }, asAdmin);
  expect(await levels()).toEqual([8, 9, 8]);
  const accepted = await call(acceptProposal, { id, revision: 3 }, customer);
  expect(accepted.items[1]?.parts).toHaveLength(2);
  expect(await levels()).toEqual([4, 7, 10]);
  await setStatus(accepted, 'delivered');
  await call(returnGoods, { id, revision: 3, lines: [{ position: 0, quantity: 1 }] }, asAdmin);
  expect(await levels()).toEqual([4, 7, 10]);
});

test('a hidden part is sold in its box alone; one that is out of stock takes the box out of sale, the seller sees which, and it comes back by itself', async () => {
  const [honey, zaatar] = [await addProduct({ price: 4 }), await addProduct({ price: 4 })];
  const box = await addBox([honey, 1], [zaatar, 1]);
  await change(honey, { shown: false });
  expect(await seenOf(box)).toEqual({ available: true, few_left: null });
  await call(placeOrder, place([box, 1]), customer);
  expect(await send(placeOrder, place([honey, 1]), customer)).toMatchObject({ status: 409 });
  await change(honey, { available: false });
  expect((await seenOf(box)).available).toBe(false);
  expect(await call(getProduct, { id: box.id })).toMatchObject({
    parts: [{ slug: null }, {}],
    parts_price: null,
  });
  expect((await call(getAdminProduct, { id: box.id }, asAdmin)).parts).toMatchObject([
    { id: honey.id, shown: false, available: false, left: null },
    { id: zaatar.id, shown: true },
  ]);
  expect((await change(box, { available: true })).data).toMatchObject({ available: false });
  await change(honey, { available: true });
  expect((await seenOf(box)).available).toBe(true);
  await change(zaatar, { available: false });
  expect((await seenOf(box)).available).toBe(false);
  await call(countStock, { id: zaatar.id, left: 4 }, asAdmin);
  expect(await seenOf(box)).toEqual({ available: true, few_left: null });
  await call(countStock, { id: zaatar.id, left: 4, low_at: 5 }, asAdmin);
  expect(await seenOf(box)).toEqual({ available: true, few_left: 4 });
  await call(stopStock, { id: zaatar.id }, asAdmin);
  expect(await seenOf(box)).toEqual({ available: true, few_left: null });
});

test('a part is neither deleted nor moved to the other store while it is in a box: the refusal names the box', async () => {
  const honey = await addProduct({ price: 4 });
  const box = await addBox([honey, 1]);
  const named = { status: 409, code: 'part_of_box', details: [{ box: { id: box.id, name: box.name } }] };
  expect(await send(deleteProduct, { id: honey.id }, asAdmin)).toMatchObject(named);
  expect(await change(honey, { store: 'cilka' })).toMatchObject(named);
  const now = new Date();
  const isIt = eq(products.id, honey.id);
  await expect(db.update(products).set({ deletedAt: now, shown: false }).where(isIt)).rejects.toThrow();
  await expect(db.delete(products).where(isIt)).rejects.toThrow();
  await call(deleteProduct, { id: box.id }, asAdmin);
  const deletion = await newest();
  await call(deleteProduct, { id: honey.id }, asAdmin);
  const other = await newest();
  expect(await send(undoActivity, { id: deletion }, asAdmin)).toMatchObject({ code: 'changed_since' });
  await call(undoActivity, { id: other }, asAdmin);
  await call(undoActivity, { id: deletion }, asAdmin);
  expect((await call(getProduct, { id: box.id })).parts).toHaveLength(1);
});

test('a box is made of products of its store that are there and are no boxes, each once, and has no stock of its own', async () => {
  const [honey, zaatar] = [await addProduct({ price: 4 }), await addProduct({ price: 4 })];
  const cilka = await addProduct({ store: 'cilka' });
  const box = await addBox([honey, 1]);
  const faultsOf = async (answer: ReturnType<typeof setParts>) => {
    const { status, details } = await answer;
    return [status, ...(details ?? []).map(({ path, code }) => `${path} ${code}`)];
  };
  const gone = { ...honey, id: crypto.randomUUID() };
  expect(await faultsOf(setParts(box, [cilka, 1], [gone, 1], [box, 1]))).toEqual([
    400,
    'parts.0.id part_store',
    'parts.1.id part_gone',
    'parts.2.id part_box',
  ]);
  expect(await faultsOf(setParts(zaatar, [box, 1]))).toEqual([400, 'parts.0.id part_box']);
  expect(await setParts(honey, [zaatar, 1])).toMatchObject({ status: 409, code: 'part_of_box' });
  expect(await faultsOf(setParts(box, [honey, 1], [honey, 2]))).toEqual([400, 'parts.1.id part_twice']);
  for (const quantity of [0, 100, 1.5])
    expect(await faultsOf(setParts(box, [honey, quantity]))).toEqual([
      400,
      'parts.0.quantity quantity_invalid',
    ]);
  const many = Array.from(
    { length: 21 },
    () => [{ ...honey, id: crypto.randomUUID() }, 1] as [Product, number],
  );
  expect(await faultsOf(setParts(box, ...many))).toEqual([400, 'parts parts_many']);
  expect(await send(countStock, { id: box.id, left: 3 }, asAdmin)).toMatchObject({ code: 'box_counted' });
  await expect(db.insert(stockLevels).values({ productId: box.id, lowAt: 3 })).rejects.toThrow();
  const counted = await addCounted(3);
  expect(await faultsOf(setParts(counted, [zaatar, 1]))).toEqual([400, 'parts box_counted']);
});

test('of two who put boxes into each other at once, or delete what becomes a part, one is refused', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [one, two] = [await addProduct({}), await addProduct({})];
    const nested = await Promise.all([setParts(one, [two, 1]), setParts(two, [one, 1])]);
    expect(nested.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    const [three, four] = [await addProduct({}), await addProduct({})];
    const answers = await Promise.all([
      setParts(three, [four, 1]),
      send(deleteProduct, { id: four.id }, asAdmin),
    ]);
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
  }
  const { rows } = await db.execute(sql`
    select from box_parts b join products p on p.id = b.part_id where p.deleted_at is not null or p.parts <> '[]'`);
  expect(rows).toEqual([]);
});

test('parts are part of the product: undone, with the version that was edited, and gone they leave a product as any other', async () => {
  const [honey, zaatar] = [await addCounted(2), await addProduct({})];
  const box = await addBox([honey, 1]);
  await setParts(box, [honey, 2], [zaatar, 1]);
  const edit = await newest();
  await order([honey, 1]);
  expect(await seenOf(box)).toEqual({ available: false, few_left: 0 });
  await call(undoActivity, { id: edit }, asAdmin);
  expect(await call(getProduct, { id: box.id })).toMatchObject({
    available: true,
    few_left: 1,
    parts: [{ quantity: 1 }],
  });
  expect((await setParts(box)).data).toMatchObject({ parts: [], few_left: null });
  expect(await db.select().from(boxParts).where(eq(boxParts.boxId, box.id))).toEqual([]);
  expect((await send(countStock, { id: box.id, left: 3 }, asAdmin)).status).toBe(200);
  const { name, category, store } = box;
  const copy = await call(
    createProduct,
    { name, category, store, price: 5, parts: partsOf([honey, 1]) },
    asAdmin,
  );
  expect(copy).toMatchObject({ available: true, few_left: 1, parts: [{ id: honey.id, left: 1 }] });
});

test('the day sheet counts the parts of boxes with what is ordered alone, and says what goes into each box', async () => {
  const [honey, zaatar] = [await addProduct({ price: 2 }), await addProduct({ price: 2 })];
  const box = await addBox([honey, 2], [zaatar, 1]);
  const first = await order([box, 3], [honey, 1]);
  await setParts(box, [honey, 1]);
  const second = await order([box, 1]);
  const sheet = await call(getDaySheet, { store: 'mouneh' }, asAdmin);
  const rowsOf = ({ id }: Product) => sheet.products.filter(({ product_id }) => product_id === id);
  expect(rowsOf(honey)).toMatchObject([
    {
      quantity: 8,
      in_boxes: 7,
      orders: [
        { number: first.number, quantity: 7 },
        { number: second.number, quantity: 1 },
      ],
    },
  ]);
  expect(rowsOf(zaatar)).toMatchObject([{ quantity: 3, in_boxes: 3 }]);
  expect(rowsOf(box)).toMatchObject([
    { quantity: 3, parts: [{ quantity: 2 }, { quantity: 1 }], orders: [{ number: first.number }] },
    { quantity: 1, parts: [{ name: honey.name, quantity: 1 }], orders: [{ number: second.number }] },
  ]);
  expect(rowsOf(box)[0]).not.toHaveProperty('in_boxes');
});
