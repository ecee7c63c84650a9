import { beforeEach, describe, expect, test } from 'vitest';
import { deleteProduct, type Product, updateProduct } from '../../contracts/catalogue.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, type OrderItem, orderOf } from '../support/order-input.ts';

const shop = await openShop({ sellerPhone: '+962795550000' });
const { call, send, faultsOf, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const place = (...items: OrderItem[]) => call(placeOrder, orderOf(...items), customer);
const change = (product: Product, fields: Record<string, unknown>) =>
  call(updateProduct, { id: product.id, category: product.category, ...fields }, asAdmin);

beforeEach(async () => {
  await call(setDeliveryFee, { amount: 0 }, asAdmin);
});

describe('placing an order', () => {
  test('answers it as it was saved, priced by the server to the qirsh', async () => {
    await call(setDeliveryFee, { amount: 1.5 }, asAdmin);
    const oil = await addProduct({
      name: { en: 'Olive oil', ar: 'زيت زيتون' },
      price: 7.1,
      image: '/oil.webp',
    });
    const tea = await addProduct({ name: { en: 'Tea', ar: 'شاي' }, price: 0.1, weight: '25 bags' });
    const order = await place(itemOf(oil, 3), itemOf(tea, 7));
    expect(order).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: expect.stringMatching(/^MN-1\d{3}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      status: 'pending',
      customer_name: 'Salma',
      customer_email: 'salma@example.com',
      items: [
        {
          product_id: oil.id,
          name: { en: 'Olive oil', ar: 'زيت زيتون' },
          weight: '',
          quantity: 3,
          price: 7.1,
          image: '/oil.webp',
          position: 0,
          reason: '',
        },
        {
          product_id: tea.id,
          name: { en: 'Tea', ar: 'شاي' },
          weight: '25 bags',
          quantity: 7,
          price: 0.1,
          image: '',
          position: 1,
          reason: '',
        },
      ],
      returned: [],
      revision: { number: 1, proposed: null, changed: null, declined: null },
      subtotal: 22,
      ...{ discount: 0, coupon: null, free_for_stamps: false },
      delivery_fee: 1.5,
      total: 23.5,
      shipping_address: {
        ...{ ...address, phone: '+962791234567' },
        ...{ building: '', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null },
      },
      delivery: {
        method: 'delivery',
        area: null,
        promise_hours: null,
        slot: null,
        country: null,
        fee_pending: false,
      },
      credit_notes: [],
      payment_method: 'whatsapp',
      pay_to: null,
      if_missing: 'ask',
      note: '',
      gift: null,
      payment: { method: 'chat', state: 'unpaid', paid: 0, due: 23.5, refund: 0, refunded: 0, waived: 0 },
      guest: false,
      language: 'en',
      whatsapp_url: order.whatsapp_urls.en,
      whatsapp_urls: {
        en: expect.stringMatching(/^https:\/\/wa\.me\/962795550000\?text=.*Olive%20oil/),
        ar: expect.stringContaining(encodeURIComponent('زيت زيتون')),
      },
    });
  });

  test('counts in qirsh: ten times 0.10 and one of 0.20 are 1.20', async () => {
    const tea = await addProduct({ price: 0.1 });
    const gum = await addProduct({ price: 0.2 });
    expect(await place(itemOf(tea, 10), itemOf(gum))).toMatchObject({ subtotal: 1.2, total: 1.2 });
  });

  test('numbers orders from MN-1001 upward', async () => {
    const product = await addProduct();
    const numbers = [];
    for (let placed = 0; placed < 3; placed += 1) numbers.push((await place(itemOf(product))).number);
    const [first, ...rest] = numbers.map((number) => Number(/^MN-(\d+)$/.exec(number)?.[1]));
    expect(first).toBeGreaterThanOrEqual(1001);
    expect(rest).toEqual([(first ?? 0) + 1, (first ?? 0) + 2]);
  });

  test('keeps the copy as it was when name, price, image and fee change, and the product goes', async () => {
    await call(setDeliveryFee, { amount: 2 }, asAdmin);
    const product = await addProduct({
      name: { en: 'Makdous', ar: 'مكدوس' },
      price: 5.5,
      image: '/old.webp',
    });
    const order = await place(itemOf(product, 2));
    await change(product, { name: { en: 'Pickled', ar: 'مخلل' }, price: 9.99, image: '/new.webp' });
    await call(setDeliveryFee, { amount: 3 }, asAdmin);
    expect(await call(getOrder, { id: order.id }, customer)).toEqual(order);
    await call(deleteProduct, { id: product.id }, asAdmin);
    const [item] = order.items;
    expect(await call(getOrder, { id: order.id }, customer)).toEqual({
      ...order,
      items: [{ ...item, product_id: null }],
    });
  });

  test('makes one line of a product that came on two', async () => {
    const product = await addProduct({ price: 1.25 });
    const other = await addProduct();
    const { items, total } = await place(itemOf(product, 2), itemOf(other), itemOf(product, 3));
    expect(items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [product.id, 5],
      [other.id, 1],
    ]);
    expect(total).toBe(7.25);
    expect(await faultsOf(placeOrder, orderOf(itemOf(product, 60), itemOf(product, 40)), customer)).toEqual([
      'Quantity must be a whole number from 1 to 99',
    ]);
  });

  test('trusts nothing that the contract does not name', async () => {
    const product = await addProduct({ price: 2 });
    const input = {
      ...orderOf(itemOf(product)),
      total: 0.01,
      delivery_fee: -5,
      status: 'delivered',
      number: 1,
    };
    const { data } = await send(placeOrder, input, customer);
    expect(data).toMatchObject({ total: 2, delivery_fee: 0, status: 'pending' });
  });

  test.each([
    ['079 123 4567', '+962791234567'],
    ['٠٧٩١٢٣٤٥٦٧', '+962791234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['', ''],
    [undefined, ''],
  ])('keeps the phone %o as %o', async (phone, kept) => {
    const product = await addProduct();
    const input = { ...orderOf(itemOf(product)), shipping_address: { ...address, phone } };
    expect((await call(placeOrder, input, customer)).shipping_address.phone).toBe(kept);
  });

  test('keeps the reader’s language', async () => {
    const product = await addProduct();
    const input = { ...orderOf(itemOf(product)), language: 'ar' as const };
    const order = await call(placeOrder, input, customer);
    expect((await call(getOrder, { id: order.id }, customer)).language).toBe('ar');
    expect(await faultsOf(placeOrder, { ...input, language: 'fr' }, customer)).toHaveLength(1);
  });

  test('needs someone', async () => {
    expect(await send(placeOrder, orderOf())).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});
