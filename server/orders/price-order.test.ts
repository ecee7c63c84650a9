import { expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { type PricedProduct, priceOrder, refuseOrder } from './price-order.ts';

const product = (fields: Partial<PricedProduct>): PricedProduct => ({
  id: 'oil',
  nameEn: 'Olive oil',
  nameAr: 'زيت زيتون',
  weight: '750ml',
  priceQirsh: 725,
  image: '',
  available: true,
  shown: true,
  ...fields,
});
const oil = product({});
const tea = product({ id: 'tea', nameEn: 'Tea', nameAr: 'شاي', priceQirsh: 10 });

function refusalOf(...given: Parameters<typeof refuseOrder>): Pick<ShopError, 'code' | 'details'> {
  try {
    refuseOrder(...given);
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error('nothing was refused');
}

test('lines and subtotal are whole qirsh, in the order in which they were wanted, each product once', () => {
  const wanted = [
    { product_id: 'tea', quantity: 7, price: 0.1 },
    { product_id: 'oil', quantity: 3, price: 7.25 },
    { product_id: 'tea', quantity: 3, price: 0.1 },
  ];
  expect(priceOrder(wanted)).toEqual({
    lines: [
      { productId: 'tea', quantity: 10, priceQirsh: 10 },
      { productId: 'oil', quantity: 3, priceQirsh: 725 },
    ],
    subtotalQirsh: 2275,
  });
});

test.each([
  ['at two prices', { product_id: 'tea', quantity: 1, price: 0.11 }],
  ['more often than a line may have it', { product_id: 'tea', quantity: 99, price: 0.1 }],
])('a product %s has no sum', (_, second) => {
  expect(priceOrder([{ product_id: 'tea', quantity: 1, price: 0.1 }, second])).toBeNull();
});

test('more than 99 of one product are refused on the line that is too much', () => {
  const wanted = [60, 39, 1].map((quantity) => ({ product_id: 'tea', quantity, price: 0.1 }));
  expect(refusalOf(wanted, [tea])).toEqual({
    code: 'validation_failed',
    details: [
      {
        path: 'items.2.quantity',
        code: 'quantity_invalid',
        message: 'Quantity must be a whole number from 1 to 99',
      },
    ],
  });
});

test('a product that is not in the catalogue or hidden is gone', () => {
  const wanted = [
    { product_id: 'tea', quantity: 1, price: 0.1 },
    { product_id: 'oil', quantity: 1, price: 7.25 },
    { product_id: 'nothing', quantity: 1, price: 1 },
  ];
  const message = 'This product is no longer sold';
  expect(refusalOf(wanted, [tea, product({ shown: false })])).toEqual({
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
  expect(refusalOf(wanted, [noTea]).code).toBe('product_gone');
  expect(refusalOf(wanted, [oil, noTea])).toEqual({
    code: 'product_unavailable',
    details: [{ path: 'items.1.product_id', code: 'product_unavailable', message: 'Tea is out of stock' }],
  });
  expect(refusalOf(wanted, [oil, tea])).toEqual({
    code: 'price_changed',
    details: [
      { path: 'items.0.price', code: 'price_changed', message: 'Olive oil now costs 7.25 JD', price: 7.25 },
    ],
  });
});

test('a lower price is asked about too', () => {
  const wanted = [{ product_id: 'oil', quantity: 1, price: 8 }];
  expect(refusalOf(wanted, [oil]).code).toBe('price_changed');
});
