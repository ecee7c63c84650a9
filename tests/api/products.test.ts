import { describe, expect, test } from 'vitest';
import { productDetailsSchema, productSchema } from '../../contracts/catalogue.schemas.ts';
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, faultsOf, admin, addCategory, addProduct } = await openShop();
const token = await admin();
await addCategory('dairy');
await addCategory('oils');
const labneh = {
  name: { en: 'Labneh', ar: 'لبنة' },
  price: 3.5,
  category: 'dairy',
  store: 'mouneh' as const,
};
/** The product as shoppers see it, without what only administrators see. */
const seen = (product: Product): Product => productSchema.parse(product);
/** The same with the fields of its own page. */
const onPage = (product: Product): Product => productDetailsSchema.parse(product);
const named = (en: string) => addProduct({ name: { en, ar: `اسم ${en}` }, category: 'dairy' });

describe('one product', () => {
  test('is answered by its id and by its slug', async () => {
    const product = await named('Shanklish with thyme');
    expect(product.slug).toBe('shanklish-with-thyme');
    expect(await call(getProduct, { id: product.id })).toEqual(onPage(product));
    expect(await call(getProduct, { id: product.id.toUpperCase() })).toEqual(onPage(product));
    expect(await call(getProduct, { id: product.slug })).toEqual(onPage(product));
  });

  test('is answered by a slug it once had, with its slug of today', async () => {
    const product = await named('Old name');
    const renamed = { en: 'New name', ar: 'اسم جديد' };
    const change = { id: product.id, name: renamed, category: 'dairy' };
    expect((await call(updateProduct, change, { token })).slug).toBe('new-name');
    expect(await call(getProduct, { id: 'old-name' })).toMatchObject({ id: product.id, slug: 'new-name' });
  });

  test.each(['no-such-thing', '00000000-0000-4000-8000-000000000000', '%', '\u0000', 'قهوة', "' or 1=1"])(
    'is not found by %j',
    async (id) => {
      expect(await send(getProduct, { id })).toEqual({
        status: 404,
        success: false,
        error: 'Not found',
        code: 'not_found',
      });
    },
  );

  test('that is hidden is not found, and comes back when it is shown again', async () => {
    const product = await addProduct({ category: 'dairy', shown: false });
    expect((await send(getProduct, { id: product.id })).status).toBe(404);
    expect((await send(getProduct, { id: product.slug })).status).toBe(404);
    await call(updateProduct, { id: product.id, category: 'dairy', shown: true }, { token });
    expect(await call(getProduct, { id: product.slug })).toEqual(onPage(product));
  });
});

describe('changing a product', () => {
  test('changes what is given and leaves the rest', async () => {
    const full = {
      ...labneh,
      description: { en: 'White.', ar: 'بيضاء.' },
      weight: '500g',
      origin: 'Madaba',
      image: '/a.png',
      available: false,
    };
    const product = await call(createProduct, full, { token });
    const changed = await call(updateProduct, { id: product.id, category: 'oils', price: 4 }, { token });
    expect(seen(changed)).toEqual(seen({ ...product, category: 'oils', price: 4 }));
    const emptied = { id: product.id, category: 'oils', origin: null, image: '', weight: '' };
    const bare = await call(updateProduct, emptied, { token });
    expect(seen(bare)).toEqual(seen({ ...changed, origin: null, origin_place: null, image: '', weight: '' }));
  });

  test('needs the category, and checks the rest as when adding', async () => {
    const { id } = await named('To be changed');
    expect(await faultsOf(updateProduct, { id }, { token })).toEqual(['Please select a category']);
    const wrong = { id, name: { en: '', ar: '' }, price: -1, category: 'dairy' };
    expect(await faultsOf(updateProduct, wrong, { token })).toEqual([
      'Please enter name in English',
      'Please enter name in Arabic',
      'Please enter a price greater than 0',
    ]);
  });

  test('keeps the slug when the name still gives it', async () => {
    const first = await named('Carob molasses');
    const second = await named('Carob molasses');
    expect(second.slug).toBe('carob-molasses-2');
    const name = { en: 'Carob Molasses', ar: 'دبس خرّوب' };
    for (const product of [first, second]) {
      const changed = await call(updateProduct, { id: product.id, category: 'oils', name }, { token });
      expect(changed.slug).toBe(product.slug);
    }
  });

  test('back to a former name frees the slug; the name in between redirects', async () => {
    const product = await named('Tahini');
    const rename = (en: string) =>
      call(updateProduct, { id: product.id, category: 'dairy', name: { en, ar: 'طحينية' } }, { token });
    await rename('Sesame paste');
    expect((await rename('Tahini')).slug).toBe('tahini');
    expect((await call(getProduct, { id: 'tahini' })).id).toBe(product.id);
    expect((await call(getProduct, { id: 'sesame-paste' })).id).toBe(product.id);
  });

  test('leaves a slug that redirects to a product to that product', async () => {
    const first = await named('Sage');
    await call(
      updateProduct,
      { id: first.id, category: 'dairy', name: { en: 'Maramiyyeh', ar: 'ميرمية' } },
      { token },
    );
    const second = await named('Sage');
    expect(second.slug).toBe('sage-2');
    expect((await call(getProduct, { id: 'sage' })).id).toBe(first.id);
  });

  test('is found by its new words and no longer by the old ones', async () => {
    const product = await named('Freekeh');
    const name = { en: 'Burghul', ar: 'برغل' };
    await call(updateProduct, { id: product.id, category: 'dairy', name }, { token });
    expect((await call(listProducts, { q: 'freekeh' })).items).toEqual([]);
    expect((await call(listProducts, { q: 'برغل' })).items.map(({ id }) => id)).toEqual([product.id]);
  });

  test('that does not exist is refused', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'labneh']) {
      expect((await send(updateProduct, { id, category: 'dairy' }, { token })).status).toBe(404);
    }
  });
});

describe('deleting a product', () => {
  test('takes it out of list and page; its slug stays taken, since it may come back', async () => {
    const product = await named('Jameed');
    expect(await call(deleteProduct, { id: product.id }, { token })).toBeNull();
    expect((await send(getProduct, { id: product.id })).status).toBe(404);
    expect((await send(getProduct, { id: 'jameed' })).status).toBe(404);
    expect((await call(listProducts, { ids: product.id })).items).toEqual([]);
    expect((await named('Jameed')).slug).toBe('jameed-2');
    expect((await send(getProduct, { id: 'jameed' })).status).toBe(404);
  });

  test('twice is refused the second time', async () => {
    const { id } = await named('Kishk');
    await call(deleteProduct, { id }, { token });
    expect((await send(deleteProduct, { id }, { token })).status).toBe(404);
    expect((await send(deleteProduct, { id: 'kishk' }, { token })).status).toBe(404);
  });

  test('leaves nothing of it to be changed', async () => {
    const { id } = await named('Ambarees');
    await call(deleteProduct, { id }, { token });
    const change = { id, category: 'dairy', shown: true };
    expect((await send(updateProduct, change, { token })).status).toBe(404);
  });
});
