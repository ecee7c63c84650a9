import { expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { type PricedProduct, priceOrder } from './price-order.ts';

const product = (fields: Partial<PricedProduct>): PricedProduct => ({
  id: 'oil',
  nameEn: 'Olive oil',
  nameAr: 'زيت زيتون',
  priceQirsh: 725,
  image: '',
  available: true,
  shown: true,
  ...fields,
});
const oil = product({});
const tea = product({ id: 'tea', nameEn: 'Tea', nameAr: 'شاي', priceQirsh: 10 });

function refusalOf(price: () => unknown): Pick<ShopError, 'code' | 'details'> {
  try {
    price();
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error('nothing was refused');
}

test('lines, subtotal and total are whole qirsh, in the order in which they were wanted', () => {
  const wanted = [
    { product_id: 'tea', quantity: 7, price: 0.1 },
    { product_id: 'oil', quantity: 3, price: 7.25 },
  ];
  expect(priceOrder(wanted, [oil, tea], 150)).toEqual({
    lines: [
      { product: tea, quantity: 7 },
      { product: oil, quantity: 3 },
    ],
    subtotalQirsh: 2245,
    totalQirsh: 2395,
  });
});

test('a product that is not in the catalogue or hidden is gone', () => {
  const wanted = [
    { product_id: 'tea', quantity: 1, price: 0.1 },
    { product_id: 'oil', quantity: 1, price: 7.25 },
    { product_id: 'nothing', quantity: 1, price: 1 },
  ];
  const message = 'This product is no longer sold';
  expect(refusalOf(() => priceOrder(wanted, [tea, product({ shown: false })], 0))).toEqual({
    code: 'product_gone',
    details: [
      { path: 'items.1.product_id', code: 'product_gone', message },
      { path: 'items.2.product_id', code: 'product_gone', message },
    ],
  });
});

test('what is gone is told before what is out of stock, and that before new prices', () => {
  const wanted = [
    { product_id: 'oil', quantity: 1, price: 1 },
    { product_id: 'tea', quantity: 1, price: 0.1 },
  ];
  const noTea = product({ ...tea, available: false });
  expect(refusalOf(() => priceOrder(wanted, [noTea], 0)).code).toBe('product_gone');
  expect(refusalOf(() => priceOrder(wanted, [oil, noTea], 0))).toEqual({
    code: 'product_unavailable',
    details: [{ path: 'items.1.product_id', code: 'product_unavailable', message: 'Tea is out of stock' }],
  });
  expect(refusalOf(() => priceOrder(wanted, [oil, tea], 0))).toEqual({
    code: 'price_changed',
    details: [
      { path: 'items.0.price', code: 'price_changed', message: 'Olive oil now costs 7.25 JD', price: 7.25 },
    ],
  });
});

test('a lower price is asked about too', () => {
  const wanted = [{ product_id: 'oil', quantity: 1, price: 8 }];
  expect(refusalOf(() => priceOrder(wanted, [oil], 0)).code).toBe('price_changed');
});
