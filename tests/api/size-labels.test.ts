import { expect, test } from 'vitest';
import { createProduct, getProduct, listProducts } from '../../contracts/catalogue.ts';
import { exportProducts } from '../../contracts/imports.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { csv, openImports, short } from '../support/open-imports.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const imports = await openImports();
const { app, call, send, take, check, named, addCustomer, token } = imports;
const asAdmin = { token };
const both = 'Large | كبير';

const add = (en: string, weight: string) =>
  call(
    createProduct,
    { name: { en, ar: `${en} بالعربية` }, price: 5, category: 'spices', store: 'mouneh', weight },
    asAdmin,
  );
const save = async (id: string, weights: string[]) => {
  const known = await call(getSizes, { id }, asAdmin);
  const sizes = weights.map((weight, place) => {
    const one = known[place];
    return { id: one?.id ?? null, weight, price: 5 + place, version: one?.version ?? null };
  });
  return send(saveSizes, { id, sizes }, asAdmin);
};

test('a size is called in English and in Arabic: it has its own link, and an order’s message says it in the reader’s language', async () => {
  const basket = await add('Olive basket', '500g');
  await save(basket.id, ['Small | صغير', both]);
  const { sizes } = await call(getProduct, { id: 'olive-basket' });
  expect(sizes.map(({ slug, weight }) => [slug, weight])).toEqual([
    ['olive-basket', 'Small | صغير'],
    ['olive-basket-large', both],
  ]);
  const large = await call(getProduct, { id: 'olive-basket-large' });
  const customer = await addCustomer();
  const messageIn = async (language: 'en' | 'ar') => {
    const order = await call(placeOrder, { ...orderOf(itemOf(large)), language }, customer);
    expect(order.items[0]?.weight).toBe(both);
    return decodeURIComponent(order.whatsapp_url);
  };
  expect(await messageIn('en')).toContain('Large');
  expect(await messageIn('ar')).toContain('كبير');
  expect(await messageIn('ar')).not.toContain('Large');
});

test('both labels are searched', async () => {
  for (const q of ['olive basket large', 'olive basket كبير', 'صغير'])
    expect(
      (await call(listProducts, { q })).items.map(({ name }) => name.en),
      q,
    ).toContain('Olive basket');
});

test('two sizes that read the same in one language are refused, as are labels whose language can’t be told or that are too long', async () => {
  const soap = await add('Soap', '');
  for (const [weights, code] of [
    [['Large | كبير', 'Big | كبير'], 'size_twice'],
    [['500g', '٥٠٠ غم'], 'size_twice'],
    [['Red | Large', 'x'], 'label_language'],
    [[`Large | ${'ك'.repeat(61)}`, 'x'], 'too_long'],
    [['x'.repeat(300), 'y'], 'too_long'],
    [['', 'y'], 'size_required'],
  ] as [string[], string][]) {
    const { details } = await save(soap.id, weights);
    expect(
      details?.map((detail) => detail.code),
      code,
    ).toEqual([code]);
  }
  expect((await save(soap.id, [`${'x'.repeat(60)} | ${'ك'.repeat(60)}`, '٥٠٠ غم'])).success).toBe(true);
});

test('files carry both labels, in one cell or in a column for each; a file in one language leaves the other', async () => {
  await take(
    csv(
      `${short},Size,Size in Arabic,size_group`,
      'Tea,شاي,1,spices,mouneh,Small,صغير,tea',
      'Tea,شاي,2,spices,mouneh,Large | كبير,,tea',
      'Tea,شاي,3,spices,mouneh,,وسط,tea',
      'Tea,شاي,4,spices,mouneh,Red | Box,,tea',
    ),
  );
  const weights = async () =>
    (await call(getSizes, { id: (await named('Tea'))?.id ?? '' }, asAdmin)).map(({ weight }) => weight);
  expect(await weights()).toEqual(['Small | صغير', both, 'وسط', 'Red / Box']);
  const headers = { Authorization: `Bearer ${token}` };
  const file = await (await app.request(`/api${exportProducts.path}`, { headers })).text();
  expect(file).toContain(both);
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
  await take(csv('name_en,size,price,size_group', 'Tea,Large,2.5,tea', 'Tea,صغير,1.5,tea'));
  expect(await weights()).toEqual(
    [both, 'Small | صغير', 'وسط', 'Red / Box'].sort((a, b) => (a === both ? -1 : b === both ? 1 : 0)),
  );
});

test('an option of Shopify that was translated since keeps its translation when the file comes in again', async () => {
  const file = csv(
    'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Status',
    'jam,Fig jam,Spices,true,Size,Large,9,active',
    'jam,,,,,Red | Small,5,',
  );
  await take(file);
  const jam = await named('Fig jam', 'Large');
  const sizes = await call(getSizes, { id: jam?.id ?? '' }, asAdmin);
  expect(sizes.map(({ weight }) => weight)).toEqual(['Large', 'Red / Small']);
  await call(
    saveSizes,
    {
      id: jam?.id ?? '',
      sizes: sizes.map(({ id, weight, price, version }) => ({
        ...{ id, price, version },
        weight: weight === 'Large' ? both : weight,
      })),
    },
    asAdmin,
  );
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
  await take(file.replace(',9,', ',9.5,'));
  expect(await named('Fig jam', both)).toMatchObject({ price: 9.5 });
});
