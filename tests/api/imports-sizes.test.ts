import { expect, test } from 'vitest';
import { getProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { undoImport } from '../../contracts/imports.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { csv, openImports } from '../support/open-imports.ts';

const imports = await openImports();
const { call, check, apply, take, named, linesOf, products, token } = imports;
const asAdmin = { token };
const shopify = 'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Status';
const woo =
  'ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';

/** Shows products that were imported hidden because a translation was missing. */
async function showAll(name: string) {
  for (const one of (await products()).filter((product) => product.name.en === name))
    await call(
      updateProduct,
      { id: one.id, category: one.category, name: { en: name, ar: `${name} بالعربية` }, shown: true },
      asAdmin,
    );
}
const cardsOf = async (name: string) =>
  (await call(listProducts, { limit: 500 })).items
    .filter((item) => item.name.en === name)
    .map(({ weight, price, size_count }) => [weight, price, size_count]);

const oil = csv(
  shopify,
  'oil,Olive oil,Spices,true,Size,1L,9,active',
  'oil,,,,,500ml,5,',
  'oil,,,,,Gift tin / Red,30,',
);

test('the options of a Shopify product are sizes in their order, under one name, each with its own address', async () => {
  const seen = await check(oil);
  // The lines still identify the sizes.
  expect((await linesOf(seen)).map(({ name }) => name)).toEqual([
    ...['Olive oil – 1L', 'Olive oil – 500ml', 'Olive oil – Gift tin / Red'],
  ]);
  await apply(seen);
  await showAll('Olive oil');
  expect(await cardsOf('Olive oil')).toEqual([['500ml', 5, 3]]);
  const { sizes } = await call(getProduct, { id: 'oil' });
  expect(sizes.map(({ slug, weight, price }) => [slug, weight, price])).toEqual([
    ['oil', '1L', 9],
    ['oil-500ml', '500ml', 5],
    ['oil-gift-tin-red', 'Gift tin / Red', 30],
  ]);
});

test('the same file again changes nothing, and a new option joins the others', async () => {
  const again = await check(oil);
  expect(again.counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
  await take(csv(oil, 'oil,,,,,250ml,3,'));
  await showAll('Olive oil');
  expect(await cardsOf('Olive oil')).toEqual([['250ml', 3, 4]]);
});

test('what the seller took out of the sizes stays out when its file comes in again', async () => {
  const id = (await named('Olive oil', '1L'))?.id ?? '';
  const sizes = await call(getSizes, { id }, asAdmin);
  const rest = sizes.filter(({ weight }) => weight !== '500ml');
  await call(
    saveSizes,
    { id, sizes: rest.map(({ id, weight, price, version }) => ({ id, weight, price, version })) },
    asAdmin,
  );
  await take(csv(oil.replace(',9,', ',9.5,')));
  expect(await call(getSizes, { id }, asAdmin)).toHaveLength(3);
  expect(await call(getProduct, { id: 'oil-500ml' })).toMatchObject({ size_count: null, sizes: [] });
});

test('the variations of a WooCommerce product are sizes too, by their own names or by their attributes', async () => {
  const file = csv(
    woo,
    '7,variable,TEA,Sage tea,1,,Spices,,Size,"50g, 100g"',
    '8,variation,,Sage tea - 100g,1,2,,id:7,,',
    '9,variation,,Sage tea,1,1.25,,TEA,Size,50g',
  );
  await take(file);
  await showAll('Sage tea');
  expect(await cardsOf('Sage tea')).toEqual([['50g', 1.25, 2]]);
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
});

test('more options than sizes have room, or longer names, come in as products of their own, with both in their names', async () => {
  const long = 'x'.repeat(61);
  const lines = Array.from({ length: 22 }, (_, n) => `soap,,,,,${n + 2} bars,${n + 2},`);
  await take(csv(shopify, 'soap,Soap,Spices,true,Size,1 bar,1,active', ...lines, `soap,,,,,${long},40,`));
  await showAll('Soap');
  expect(await cardsOf('Soap')).toEqual([['1 bar', 1, 20]]);
  expect(await named('Soap – 21 bars')).toBeDefined();
  expect(await named(`Soap – ${long}`)).toBeDefined();
});

test('an import that is undone takes its sizes and their card with it', async () => {
  const before = (await call(listProducts, { limit: 1 })).page.total;
  const seen = await take(csv(shopify, 'jam,Fig jam,Spices,true,Size,300g,3,active', 'jam,,,,,600g,5,'));
  await showAll('Fig jam');
  expect((await call(listProducts, { limit: 1 })).page.total).toBe(before + 1);
  // They were translated since, which an undo would lose: it is refused until they are as imported.
  for (const one of (await products()).filter((product) => product.name.en === 'Fig jam'))
    await call(
      updateProduct,
      { id: one.id, category: one.category, name: { en: 'Fig jam', ar: 'Fig jam' }, shown: false },
      asAdmin,
    );
  await call(undoImport, { id: seen.id }, asAdmin);
  await imports.settle(seen.id);
  expect((await call(listProducts, { limit: 1 })).page.total).toBe(before);
  expect(await named('Fig jam')).toBeUndefined();
});
