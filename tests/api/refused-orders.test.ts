import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteProduct, type Product, updateProduct } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { shopFieldErrors } from '../../contracts/shop-errors.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, type OrderItem, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { db, call, send, faultsOf, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const place = (...items: OrderItem[]) => call(placeOrder, orderOf(...items), customer);
const change = (product: Product, fields: Record<string, unknown>) =>
  call(updateProduct, { id: product.id, category: product.category, ...fields }, asAdmin);
const countOrders = async () => (await db.select().from(orders)).length;

describe('a refused order', () => {
  test('says everything that is wrong, in the order of the form', async () => {
    const blank = { street: ' ', city: '', country: '', phone: 'call me' };
    const wrong = { customer_name: ' ', customer_email: 'salma', shipping_address: blank, items: [] };
    expect(await faultsOf(placeOrder, wrong, customer)).toEqual([
      'Name is required',
      'Please enter a valid email',
      'Street address is required',
      'City is required',
      'Country is required',
      shopFieldErrors.phone_invalid,
      'The cart is empty',
    ]);
    expect(await faultsOf(placeOrder, {}, customer)).toEqual([
      'Name is required',
      'Email is required',
      'Street address is required',
      'The cart is empty',
    ]);
  });

  test('names the place of the fault', async () => {
    const input = { ...orderOf(), shipping_address: { ...address, city: '' } };
    const { details } = await send(placeOrder, input, customer);
    expect(details).toEqual([
      { path: 'shipping_address.city', message: 'City is required', code: 'city_required' },
      { path: 'items', message: 'The cart is empty', code: 'items_required' },
    ]);
  });

  test.each([0, -1, 100, 1.5, '2', null, undefined])('a quantity of %o is refused', async (quantity) => {
    const product = await addProduct();
    const item = { ...itemOf(product), quantity } as OrderItem;
    expect(await faultsOf(placeOrder, orderOf(item), customer)).toEqual([
      'Quantity must be a whole number from 1 to 99',
    ]);
  });

  test('99 of one product are not too many', async () => {
    const product = await addProduct({ price: 1.01 });
    expect((await place(itemOf(product, 99))).total).toBe(99.99);
  });

  test('for changed prices tells the new ones and saves nothing', async () => {
    const dear = await addProduct({ name: { en: 'Honey', ar: 'عسل' }, price: 12 });
    const same = await addProduct();
    const cheap = await addProduct({ name: { en: 'Salt', ar: 'ملح' }, price: 0.5 });
    await change(dear, { price: 12.01 });
    await change(cheap, { price: 0.4 });
    const before = await countOrders();
    expect(await send(placeOrder, orderOf(itemOf(dear), itemOf(same), itemOf(cheap)), customer)).toEqual({
      status: 409,
      success: false,
      error: 'A price has changed since you filled the cart',
      code: 'price_changed',
      details: [
        { path: 'items.0.price', message: 'Honey now costs 12.01 JD', code: 'price_changed', price: 12.01 },
        { path: 'items.2.price', message: 'Salt now costs 0.40 JD', code: 'price_changed', price: 0.4 },
      ],
    });
    expect(await countOrders()).toBe(before);
    expect((await place({ ...itemOf(dear), price: 12.01 })).total).toBe(12.01);
  });

  test('never takes the shopper’s price, not on a second line either', async () => {
    const product = await addProduct({ price: 10 });
    const items = [itemOf(product), { ...itemOf(product), price: 0.01 }];
    expect(await send(placeOrder, orderOf(...items), customer)).toMatchObject({ code: 'price_changed' });
  });

  test.each(['deleted', 'hidden', 'unknown', 'nonsense'])(
    'for a product that is %s names the line',
    async (fate) => {
      const sold = await addProduct();
      const lost = await addProduct();
      if (fate === 'deleted') await call(deleteProduct, { id: lost.id }, asAdmin);
      if (fate === 'hidden') await change(lost, { shown: false });
      const ids: Record<string, string> = { unknown: randomUUID(), nonsense: 'x' };
      const item = { ...itemOf(lost), product_id: ids[fate] ?? lost.id };
      expect(await send(placeOrder, orderOf(itemOf(sold), item), customer)).toEqual({
        status: 409,
        success: false,
        error: 'A product in the cart is no longer sold',
        code: 'product_gone',
        details: [
          { path: 'items.1.product_id', message: 'This product is no longer sold', code: 'product_gone' },
        ],
      });
    },
  );

  test('for a product out of stock names it', async () => {
    const product = await addProduct({ name: { en: 'Akkawi', ar: 'عكاوي' }, available: false });
    expect(await send(placeOrder, orderOf(itemOf(product)), customer)).toEqual({
      status: 409,
      success: false,
      error: 'A product in the cart is out of stock',
      code: 'product_unavailable',
      details: [
        { path: 'items.0.product_id', message: 'Akkawi is out of stock', code: 'product_unavailable' },
      ],
    });
  });
});
