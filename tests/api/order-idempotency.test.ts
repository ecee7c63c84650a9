import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Product, updateProduct } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, type OrderItem, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { db, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const place = (...items: OrderItem[]) => call(placeOrder, orderOf(...items), customer);
const change = (product: Product, fields: Record<string, unknown>) =>
  call(updateProduct, { id: product.id, category: product.category, ...fields }, asAdmin);
const countOrders = async () => (await db.select().from(orders)).length;

describe('an idempotency key', () => {
  const sendWith = (key: string, input: object, as = customer) =>
    send(placeOrder, input as Record<string, unknown>, { ...as, headers: { 'Idempotency-Key': key } });

  test('answers the first order again for the same body, whatever the catalogue says by then', async () => {
    const product = await addProduct({ price: 3 });
    const key = randomUUID();
    const input = orderOf(itemOf(product));
    const first = await sendWith(key, input);
    await change(product, { price: 4 });
    const before = await countOrders();
    expect(await sendWith(key, input)).toEqual(first);
    expect(await countOrders()).toBe(before);
  });

  test('refuses another body', async () => {
    const product = await addProduct();
    const key = randomUUID();
    await sendWith(key, orderOf(itemOf(product)));
    expect(await sendWith(key, orderOf(itemOf(product, 2)))).toEqual({
      status: 409,
      success: false,
      error: 'This order was already saved with other details. See it in My Orders.',
      code: 'idempotency_conflict',
    });
  });

  test('makes one order of five taps at once', async () => {
    const product = await addProduct();
    const key = randomUUID();
    const before = await countOrders();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendWith(key, orderOf(itemOf(product)))));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await countOrders()).toBe(before + 1);
  });

  test('lets one of two bodies at once through', async () => {
    const product = await addProduct();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map((quantity) => sendWith(key, orderOf(itemOf(product, quantity)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is each user’s own', async () => {
    const product = await addProduct();
    const key = randomUUID();
    const other = await addCustomer();
    const mine = await sendWith(key, orderOf(itemOf(product)));
    const theirs = await sendWith(key, orderOf(itemOf(product)), other);
    expect(theirs.status).toBe(201);
    expect(theirs.data).not.toMatchObject({ id: (mine.data as { id: string }).id });
  });

  test('is not used up by a refused order', async () => {
    const product = await addProduct({ available: false });
    const key = randomUUID();
    expect((await sendWith(key, orderOf(itemOf(product)))).status).toBe(409);
    await change(product, { available: true });
    expect((await sendWith(key, orderOf(itemOf(product)))).status).toBe(201);
  });

  test('that is absent or empty makes a new order every time', async () => {
    const product = await addProduct();
    const before = await countOrders();
    await place(itemOf(product));
    await place(itemOf(product));
    await sendWith('', orderOf(itemOf(product)));
    await sendWith('', orderOf(itemOf(product)));
    expect(await countOrders()).toBe(before + 4);
  });
});
