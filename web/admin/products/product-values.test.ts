import { expect, test } from 'vitest';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import {
  changesOf,
  checkPrice,
  faultsOf,
  newValues,
  type ProductValues,
  valuesOf,
} from './product-values.ts';

const labneh: AdminProduct = {
  id: '1',
  slug: 'labneh',
  name: { en: 'Labneh', ar: 'لبنة' },
  description: { en: 'White.', ar: 'بيضاء.' },
  price: 3.5,
  image: '/a.webp',
  images: [{ url: '/a.webp', alt: { en: '', ar: '' } }],
  category: 'dairy',
  weight: '500g',
  store: 'mouneh',
  origin: 'Madaba',
  origin_place: { en: 'Madaba', ar: 'مادبا' },
  supplier: 'Abu Ahmad',
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  season: null,
  regular_price: null,
  size_count: null,
  sizes: [],
  parts: [],
  parts_price: null,
  shown: true,
  exportable: true,
  stock: null,
  price_now: 2.5,
  offer: null,
  back_on: null,
  offer_until: null,
  food_facts: null,
  version: 3,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const values = valuesOf(labneh, 'ar');

test('a new product is empty, in the first category and the heritage store', () => {
  const categories = ['dairy', 'oils'].map((slug) => ({
    id: slug,
    slug,
    name: labneh.name,
    description: null,
  }));
  expect(newValues(categories)).toMatchObject({ category: 'dairy', store: 'mouneh', shown: true });
});

test('the faults of an empty form come in its order', () => {
  expect(Object.entries(faultsOf(newValues([])))).toEqual([
    ['nameEn', 'name_en_required'],
    ['nameAr', 'name_ar_required'],
    ['price', 'price_required'],
    ['category', 'category_required'],
  ]);
});

test('an image that is picked is no fault: it becomes a path when it is sent', () => {
  const at = (url: string) => ({ ...values, images: [...values.images, { url, alt: { en: '', ar: '' } }] });
  expect(faultsOf(at('data:image/png;base64,AAAA'))).toEqual({});
  expect(faultsOf(at('ftp://elsewhere'))).toEqual({ images: 'image_invalid' });
});

test('images are sent when their order or a text has changed, and not when they are equal', () => {
  const [image = { url: '', alt: { en: '', ar: '' } }] = values.images;
  expect(changesOf({ ...values, images: [{ ...image }] }, values)).toBeNull();
  const images = [{ ...image, alt: { en: 'A jar', ar: '' } }];
  expect(changesOf({ ...values, images }, values)).toEqual({ category: 'dairy', images });
});

test.each([
  ['٣٫٢٥', { price: 3.25 }],
  ['3,5', { price: 3.5 }],
  ['0', { fault: 'price_required' }],
  ['', { fault: 'price_required' }],
  ['-2', { fault: 'price_required' }],
  ['cheap', { fault: 'price_required' }],
  ['2.555', { fault: 'price_decimals' }],
  ['200000', { fault: 'amount_high' }],
  ['1,500', { fault: 'price_unclear' }],
])('the price %j is %o', (text, checked) => expect(checkPrice(text)).toEqual(checked));

test('an edit sends what was changed, and always the category', () => {
  expect(changesOf(values, values)).toBeNull();
  expect(changesOf({ ...values, price: '٤' }, values)).toEqual({ category: 'dairy', price: 4 });
  expect(changesOf({ ...values, nameAr: 'لبنة بلدية', origin: ' ' }, values)).toEqual({
    category: 'dairy',
    name: { en: 'Labneh', ar: 'لبنة بلدية' },
    origin: ' ',
  });
});

const facts = {
  ingredients: { en: 'Milk, salt', ar: '' },
  storage: null,
  shelf_life: null,
  maker: null,
  made_on: '2026-10-02',
  allergens: { milk: 'contains' },
  marks: ['halal'],
} as const;

test('facts about a food are in the form one by one, and are sent whole', () => {
  const before = valuesOf({ ...labneh, food_facts: { ...facts, marks: [...facts.marks] } }, 'ar');
  expect(before).toMatchObject({ ingredients_en: 'Milk, salt', allergen_milk: 'contains', mark_halal: true });
  expect(changesOf({ ...before, allergen_nuts: 'free_of', mark_halal: false }, before)).toMatchObject({
    category: 'dairy',
    food_facts: {
      ingredients: { en: 'Milk, salt', ar: '' },
      made_on: '2026-10-02',
      allergens: { milk: 'contains', nuts: 'free_of' },
      marks: [],
    },
  });
  expect(changesOf({ ...before, price: '4' }, before)).toEqual({ category: 'dairy', price: 4 });
});

test('each fault of a fact is told at its own field', () => {
  const wrong = { made_on: '2026-02-30', maker_ar: 'م'.repeat(200), mark_vegan: true };
  expect(faultsOf({ ...values, ...wrong })).toEqual({ made_on: 'date_invalid', maker_ar: 'too_long:150' });
  expect(faultsOf({ ...values, mark_vegan: true, allergen_eggs: 'contains' })).toEqual({
    mark_vegan: 'mark_belied',
  });
});

test('of two edits mine wins where both touched a field, and theirs stays elsewhere', () => {
  const mine = { ...values, price: '4.00', weight: '1kg' };
  const theirs = { ...values, price: '5.00', origin: 'السلط' };
  expect(threeWayMerge(values, mine, theirs)).toEqual({ ...mine, origin: 'السلط' });
});

test('images are mine or theirs as a whole; of the parts of a box each keeps its change', () => {
  const image = (url: string) => ({ url, alt: { en: '', ar: '' } });
  const part = (id: string, quantity: string) => ({ id, quantity }) as ProductValues['parts'][number];
  const before = { ...values, images: [image('/a.webp')], parts: [part('jam', '1'), part('oil', '1')] };
  const mine = {
    ...before,
    images: [image('/mine.webp')],
    parts: [part('jam', '2'), part('oil', '1'), part('figs', '1')],
  };
  const theirs = {
    ...before,
    images: [image('/a.webp'), image('/theirs.webp')],
    parts: [part('jam', '1'), part('oil', '4')],
  };
  expect(threeWayMerge(before, mine, theirs)).toMatchObject({
    images: mine.images,
    parts: [part('jam', '2'), part('oil', '4'), part('figs', '1')],
  });
});
