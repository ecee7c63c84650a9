import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { isAllOf, planReorder } from './plan-reorder.ts';

const name = (en: string) => ({ en, ar: `${en} بالعربية` });
const product = (id: string, changes: Partial<Product> = {}): Product => ({
  id,
  slug: id,
  name: name(id),
  description: name(''),
  price: 2,
  category: 'shelf',
  store: 'mouneh',
  image: '',
  origin_place: null,
  origin: '',
  weight: '',
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  regular_price: null,
  size_count: null,
  ...changes,
});
const item = (product_id: string | null, price = 2) => ({
  position: 0,
  product_id,
  name: name(`old ${product_id}`),
  weight: '',
  quantity: 3,
  price,
  image: '',
  reason: '',
});

test('what is still sold at the same price is added as it was', () => {
  const labneh = product('labneh');
  expect(planReorder([item('labneh')], [labneh])).toEqual({
    added: [{ product: labneh, quantity: 3 }],
    outOfStock: [],
    gone: [],
  });
});

test('a price that has moved is told, up and down', () => {
  const [dearer, cheaper] = [product('honey', { price: 2.5 }), product('sumac', { price: 1.5 })];
  const { added } = planReorder([item('honey'), item('sumac')], [dearer, cheaper]);
  expect(added.map(({ product, before }) => [product.price, before])).toEqual([
    [2.5, 2],
    [1.5, 2],
  ]);
});

test('what was deleted, what is hidden and what is out of stock is not added', () => {
  const empty = product('olives', { available: false });
  expect(planReorder([item(null), item('hidden'), item('olives')], [empty])).toEqual({
    added: [],
    outOfStock: [name('olives')],
    gone: [name('old null'), name('old hidden')],
  });
});

test('a cart is all of a reorder when it has the same goods, as many, and no others', () => {
  const [labneh, honey] = [product('labneh'), product('honey')];
  const plan = planReorder([item('labneh')], [labneh]);
  expect(isAllOf([{ product: labneh, quantity: 3 }], plan)).toBe(true);
  expect(isAllOf([{ product: labneh, quantity: 4 }], plan)).toBe(false);
  const both = [labneh, honey].map((one) => ({ product: one, quantity: 3 }));
  expect(isAllOf(both, plan)).toBe(false);
});
