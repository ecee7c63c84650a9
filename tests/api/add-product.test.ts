import { describe, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { productDetailsSchema } from '../../contracts/catalogue.schemas.ts';
import { createProduct, getProduct, listAdminProducts } from '../../contracts/catalogue.ts';
import { listCategories } from '../../contracts/categories.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, faultsOf, admin, addCategory } = await openShop();
const token = await admin();
await addCategory('dairy');
await addCategory('oils');
const idOf = async (slug: string) =>
  (await call(listCategories, {})).find((category) => category.slug === slug)?.id ?? '';

const labneh = {
  name: { en: 'Labneh', ar: 'لبنة' },
  price: 3.5,
  category: 'dairy',
  store: 'mouneh' as const,
};
const add = (fields: Record<string, unknown> = {}) =>
  send(createProduct, { ...labneh, ...fields }, { token });

describe('adding a product', () => {
  test('one that is sent again, its answer lost, or twice at once is added once; under another key it is another', async () => {
    const input = { ...labneh, name: { en: 'Labneh sent twice', ar: 'لبنة' } };
    const sent = { token, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const [first, second] = await Promise.all([1, 2].map(() => send(createProduct, input, sent)));
    const third = await send(createProduct, input, sent);
    expect(first?.status).toBe(201);
    expect(first?.data).toBeDefined();
    for (const answer of [second, third]) expect(answer).toEqual(first);
    const other = await call(createProduct, input, { token, headers: { 'Idempotency-Key': 'other' } });
    expect(other.slug).toBe('labneh-sent-twice-2');
  });

  test('one that was taken back and brought back is the same when it is sent again, and a new one only while it is gone', async () => {
    const input = { ...labneh, name: { en: 'Labneh brought back', ar: 'لبنة' } };
    const sent = { token, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const first = await call(createProduct, input, sent);
    const [made] = (await call(listActivity, {}, { token })).items;
    const undone = await call(undoActivity, { id: made?.id ?? 0 }, { token });
    const redone = await call(undoActivity, { id: undone.id }, { token });
    expect((await call(createProduct, input, sent)).id).toBe(first.id);
    const { items } = await call(listAdminProducts, { q: input.name.en }, { token });
    expect(items.map(({ id }) => id)).toEqual([first.id]);
    await call(undoActivity, { id: redone.id }, { token });
    expect((await call(createProduct, input, sent)).id).not.toBe(first.id);
  });

  test('answers what the shop will show', async () => {
    const input = {
      ...labneh,
      name: { en: ' Labneh in oil ', ar: ' لبنة بالزيت ' },
      description: { en: 'Balls.', ar: 'كرات.' },
      weight: ' 500g ',
      origin: ' Madaba ',
      image: '/media/labneh.webp',
    };
    const product = await call(createProduct, input, { token });
    expect(product).toEqual({
      ...input,
      id: expect.any(String),
      slug: 'labneh-in-oil',
      name: { en: 'Labneh in oil', ar: 'لبنة بالزيت' },
      weight: '500g',
      origin: 'Madaba',
      origin_place: { en: 'Madaba', ar: 'مادبا' },
      supplier: null,
      few_left: null,
      back_in: null,
      ready_on: null,
      season: null,
      regular_price: null,
      size_count: null,
      sizes: [],
      parts: [],
      parts_price: null,
      back_on: null,
      price_now: 3.5,
      offer: null,
      offer_until: null,
      stock: null,
      exportable: true,
      images: [{ url: '/media/labneh.webp', alt: { en: '', ar: '' } }],
      food_facts: null,
      available: true,
      shown: true,
      version: 1,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await call(getProduct, { id: product.id })).toEqual(productDetailsSchema.parse(product));
  });

  test('says everything that is wrong, in the order of the form', async () => {
    const wrong = { name: { en: ' ', ar: '' }, price: 0, category: '', store: 'mall', image: 'ftp://x' };
    expect(await faultsOf(createProduct, wrong, { token })).toEqual([
      'Please enter name in English',
      'Please enter name in Arabic',
      'Please enter a price greater than 0',
      'Please select a category',
      'Choose Heritage or Cilka',
      'A picture must be a web address, a path or an uploaded picture',
    ]);
    expect(await faultsOf(createProduct, {}, { token })).toEqual([
      'Please enter name in English',
      'Please enter a price greater than 0',
      'Please select a category',
      'Choose Heritage or Cilka',
    ]);
  });

  test.each([0, -0, -1, '3.5', 'free', null, undefined, true])('refuses the price %o', async (price) => {
    expect(await faultsOf(createProduct, { ...labneh, price }, { token })).toContain(
      'Please enter a price greater than 0',
    );
  });

  test.each([
    [[0.001, 1.005, 3.999, 1e-9], fieldErrors.price_decimals],
    [[100_000.01, 1e12], fieldErrors.amount_high],
  ])('refuses the prices %o: %s', async (prices, fault) => {
    for (const price of prices)
      expect(await faultsOf(createProduct, { ...labneh, price }, { token })).toEqual([fault]);
  });

  test.each([0.01, 0.29, 1.1, 8.95, 19.99, 1234.56, 100_000])(
    'keeps the price %o to the qirsh',
    async (price) => {
      const { id } = await call(createProduct, { ...labneh, price }, { token });
      expect((await call(getProduct, { id })).price).toBe(price);
    },
  );

  test('takes the category by slug or id and answers the slug', async () => {
    const byId = await call(createProduct, { ...labneh, category: await idOf('oils') }, { token });
    expect(byId.category).toBe('oils');
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const category of ['cars', missing]) {
      expect(await add({ category })).toMatchObject({
        status: 400,
        details: [{ path: 'category', message: 'Please select a category', code: 'category_required' }],
      });
    }
  });

  test('refuses texts that are too long', async () => {
    const long = (length: number) => 'ل'.repeat(length);
    const wrong = {
      ...labneh,
      name: { en: long(151), ar: long(151) },
      description: { en: long(5001), ar: long(5001) },
      weight: long(61),
      origin: long(101),
    };
    expect(await faultsOf(createProduct, wrong, { token })).toEqual([
      'A product’s name has at most 150 characters',
      'A product’s name has at most 150 characters',
      'At most 5000 characters',
      'At most 5000 characters',
      'At most 60 characters',
      'At most 100 characters',
    ]);
  });

  test('turns the backslashes of an image into slashes', async () => {
    const images = [
      ['\\images\\labneh.png', '/images/labneh.png'],
      ['https:\\\\cdn.example.com\\labneh.png', 'https://cdn.example.com/labneh.png'],
      [' /images/labneh.png ', '/images/labneh.png'],
      ['', ''],
    ] as const;
    for (const [image, kept] of images) {
      expect((await call(createProduct, { ...labneh, image }, { token })).image).toBe(kept);
    }
  });

  test.each([
    'labneh.png',
    '//evil.example.com/x.png',
    '\\\\evil\\x.png',
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('refuses the image %s', async (image) => {
    expect(await faultsOf(createProduct, { ...labneh, image }, { token })).toEqual([
      'A picture must be a web address, a path or an uploaded picture',
    ]);
  });

  test('gives equal names slugs of their own, also when they are added at once', async () => {
    const input = { ...labneh, name: { en: 'Olive oil!', ar: 'زيت زيتون' } };
    const added = await Promise.all([1, 2, 3, 4].map(() => call(createProduct, input, { token })));
    expect(added.map(({ slug }) => slug).sort()).toEqual([
      'olive-oil',
      'olive-oil-2',
      'olive-oil-3',
      'olive-oil-4',
    ]);
  });

  test('finds a slug for a name without Latin letters', async () => {
    const { slug } = await call(createProduct, { ...labneh, name: { en: 'لبنة', ar: 'لبنة' } }, { token });
    expect(slug).toBe('product');
  });
});
