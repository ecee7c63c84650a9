import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { readItems } from './cart.ts';

const product = (id: string): Product => ({
  id,
  slug: id,
  name: { en: `Jar ${id}`, ar: `مرطبان ${id}` },
  description: { en: '', ar: '' },
  price: 3.5,
  image: '',
  category: 'dairy',
  weight: '500g',
  store: 'mouneh',
  origin: null,
  origin_place: null,
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  regular_price: null,
  size_count: null,
});
const item = (id: string, quantity: unknown = 1) => ({ product: product(id), quantity });

test('a cart is read as it was stored', () => {
  const items = [item('a', 2), { ...item('b'), gone: true }];
  expect(readItems({ items })).toEqual(items);
  expect(readItems(JSON.parse(JSON.stringify({ items })))).toEqual(items);
});

test('a bare list, as an older cart may be, is read too', () => {
  expect(readItems([item('a'), item('b')])).toEqual([item('a'), item('b')]);
});

test.each([
  null,
  undefined,
  'cart',
  5,
  true,
  {},
  { items: null },
  { items: 'a' },
  { items: { 0: item('a') } },
  [],
])('the stored value %o is an empty cart', (stored) => {
  expect(readItems(stored)).toEqual([]);
});

test.each([
  null,
  'a',
  {},
  { quantity: 1 },
  { product: null, quantity: 1 },
  { product: product('x') },
  { product: product('x'), quantity: '2' },
  { product: product('x'), quantity: 0 },
  { product: product('x'), quantity: -3 },
  { product: product('x'), quantity: Number.NaN },
  { product: { ...product('x'), price: '3.5' }, quantity: 1 },
  { product: { ...product('x'), name: 'Labneh' }, quantity: 1 },
  { product: { ...product('x'), store: 'mall' }, quantity: 1 },
])('the damaged item %o is left out, and its neighbours stay', (damaged) => {
  expect(readItems({ items: [item('a'), damaged, item('b')] })).toEqual([item('a'), item('b')]);
});

test('quantities are whole and at most 99', () => {
  const quantities = [1.9, 99, 100, 1e9].map((quantity, index) => item(String(index), quantity));
  expect(readItems(quantities).map(({ quantity }) => quantity)).toEqual([1, 99, 99, 99]);
});

test('a product stands once', () => {
  expect(readItems([item('a', 1), item('b'), item('a', 5)])).toEqual([item('a', 5), item('b')]);
});

test('what does not belong to a product or an item is not carried along', () => {
  const foreign = { ...item('a'), note: '<b>', product: { ...product('a'), secret: 'x' } };
  expect(readItems([foreign])).toEqual([item('a')]);
});
