import { expect, test } from 'vitest';
import { type AdminProduct, createProduct } from '../../contracts/catalogue.ts';
import { exportProducts, undoImport } from '../../contracts/imports.ts';
import { getSizes, saveSizes } from '../../contracts/sizes.ts';
import { countStock } from '../../contracts/stock.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

const imports = await openImports();
const { call, check, apply, take, named, linesOf, faultsOf, products, token } = imports;
const asAdmin = { token };
const grouped = `${short},weight,size_group,size_order`;

type Imports = Pick<typeof imports, 'app' | 'token'>;
const exported = async ({ app, token }: Imports) =>
  (await app.request(`/api${exportProducts.path}`, { headers: { Authorization: `Bearer ${token}` } })).text();
const labelsOf = async (name: string, of = imports) => {
  const one = (await of.products()).find((product) => product.name.en === name);
  const sizes = await of.call(getSizes, { id: one?.id ?? '' }, { token: of.token });
  return sizes.map(({ weight }) => weight);
};

test('lines with the same text in their column are sizes of one thing, in the order of their numbers or of their lines', async () => {
  await take(
    csv(
      grouped,
      'Olive oil,زيت زيتون,5,spices,mouneh,500ml,Oil,٢',
      'Olive oil,زيت زيتون,9,spices,mouneh,1L,oil,1',
      'Olive oil,زيت زيتون,3,spices,mouneh,250ml,OIL ,3',
      'Sage,ميرمية,1,spices,mouneh,50g,sage tea,',
      'Sage,ميرمية,2,spices,mouneh,100g,sage tea,',
      'Salt,ملح,1,spices,mouneh,1kg,,',
    ),
  );
  expect(await labelsOf('Olive oil')).toEqual(['1L', '500ml', '250ml']);
  expect(await labelsOf('Sage')).toEqual(['50g', '100g']);
  expect(await labelsOf('Salt')).toEqual(['1kg']);
  expect((await products()).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['olive-oil-500ml', 'salt']),
  );
});

test('a file that names a group again with another order changes the order, and an empty cell takes a size out', async () => {
  const head = 'slug,size_group,size_order';
  await take(csv(head, 'olive-oil-250ml,oil,1', 'olive-oil-500ml,oil,2', 'olive-oil-1l,oil,3'));
  expect(await labelsOf('Olive oil')).toEqual(['250ml', '500ml', '1L']);
  // With equal numbers, the product that was added first comes first.
  await take(csv(head, 'olive-oil-250ml,oil,1', 'olive-oil-500ml,oil,1', 'olive-oil-1l,oil,1'));
  expect(await labelsOf('Olive oil')).toEqual(['500ml', '1L', '250ml']);
  await take(csv(head, 'olive-oil-250ml,,'));
  expect(await labelsOf('Olive oil')).toHaveLength(1);
  await take(csv('slug,price', 'olive-oil-1l,9.5'));
  expect((await call(getSizes, { id: (await named('Olive oil', '1L'))?.id ?? '' }, asAdmin)).length).toBe(2);
  // A product that occurs twice in a file is refused, whatever the positions of its lines.
  const twice = await check(csv(head, 'olive-oil-1l,oil,1', 'olive-oil-1l,oil,2'));
  expect(await faultsOf(twice)).toEqual([[3, 'line_repeated']]);
});

test('a size of the other store, a label that is there twice, a twenty-first size and a number that is none are refused and named', async () => {
  const many = Array.from({ length: 50 }, (_, n) => `Soap,صابون,1,spices,mouneh,${n + 1} bars,soap,`);
  const seen = await check(
    csv(
      grouped,
      'Jam,مربى,1,spices,mouneh,300g,jam,',
      'Jam,مربى,2,spices,cilka,600g,jam,',
      'Jam,مربى,3,spices,mouneh,300 G,jam,',
      'Jam,مربى,4,spices,mouneh,900g,jam,first',
      `Jam,مربى,5,spices,mouneh,1kg,${'x'.repeat(201)},`,
      ...many,
    ),
  );
  const refused = await linesOf(seen, 'refuse');
  expect(refused.slice(0, 4).map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.code])).toEqual([
    [3, 'store', 'size_store'],
    [4, 'weight', 'size_twice'],
    [5, 'size_order', 'size_order_invalid'],
    [6, 'size_group', 'too_long:200'],
  ]);
  expect(refused.slice(4).map(({ faults }) => faults[0]?.code)).toEqual(Array(30).fill('sizes_many'));
  await apply(seen, true);
  expect(await labelsOf('Soap')).toHaveLength(20);
  const more = await check(csv(grouped, 'Soap,صابون,1,spices,mouneh,51 bars,soap,'));
  expect(await faultsOf(more)).toEqual([[2, 'sizes_many']]);
});

/** The content of a product, without internal fields. */
const contentOf = ({ id, version, updated_at, parts, ...product }: AdminProduct) => ({
  ...product,
  stock: product.stock?.left ?? null,
});

test('what a shop exports fills an empty shop with the same: sizes, offers, stock, facts, seasons, images and their texts; boxes come in hidden, and their parts are named', async () => {
  const added = await call(
    createProduct,
    {
      name: { en: 'Honey', ar: 'عسل' },
      description: { en: 'From Ajloun, "raw"\nand whole', ar: 'من عجلون' },
      price: 12.5,
      category: 'pickles',
      store: 'cilka',
      weight: '500g',
      origin: 'Ajloun',
      supplier: 'Abu Ali',
      exportable: false,
      offer: { price: 10, from: null, until: '2090-01-31' },
      season: { from: 1, until: 12 },
      food_facts: {
        ingredients: { en: 'Honey', ar: 'عسل' },
        storage: { en: '', ar: 'في مكان جاف' },
        made_on: '2024-05-01',
        allergens: { milk: 'free_of', sesame: 'may_contain' },
        marks: ['vegetarian'],
      },
      images: [
        { url: 'https://img.example/1.jpg', alt: { en: 'A jar', ar: 'مرطبان' } },
        { url: 'https://img.example/2.jpg', alt: { en: '', ar: 'الملصق' } },
        { url: 'https://img.example/3.jpg', alt: { en: '', ar: '' } },
      ],
    },
    asAdmin,
  );
  await call(
    saveSizes,
    {
      id: added.id,
      sizes: [
        { id: null, weight: '1kg', price: 22, version: null },
        { id: added.id, weight: '500g', price: 12.5, version: added.version },
      ],
    },
    asAdmin,
  );
  await call(countStock, { id: added.id, left: 7 }, asAdmin);
  const salt = await named('Salt');
  await call(
    createProduct,
    {
      name: { en: 'Kitchen box', ar: 'صندوق المطبخ' },
      price: 5,
      category: 'spices',
      store: 'mouneh',
      parts: [{ id: salt?.id ?? '', quantity: 2 }],
    },
    asAdmin,
  );
  const file = await exported(imports);

  const other = await openImports();
  const seen = await other.check(file);
  expect(seen).toMatchObject({ counts: { refuse: 0 }, rest: { parts: 1 } });
  const box = (await other.linesOf(seen)).find(({ name }) => name === 'Kitchen box');
  expect(box?.rest).toEqual({ parts: '2 × Salt' });
  await other.apply(seen);
  const [here, there] = [await products(), await other.products()];
  const bySlug = (all: AdminProduct[]) =>
    new Map(all.filter(({ slug }) => slug !== 'kitchen-box').map((one) => [one.slug, contentOf(one)]));
  expect(bySlug(there)).toEqual(bySlug(here));
  expect(there.find(({ slug }) => slug === 'kitchen-box')).toMatchObject({ shown: false, parts: [] });
  expect(await labelsOf('Honey', other)).toEqual(['1kg', '500g']);
  expect(await labelsOf('Soap', other)).toHaveLength(20);
  // Importing the same file into the original shop changes nothing.
  const again = await check(file);
  expect(again).toMatchObject({ counts: { add: 0, change: 0, refuse: 0 }, rest: {} });
});

test('an import that made groups is undone with them', async () => {
  const seen = await take(csv('slug,size_group', 'salt,pantry', 'sage-50g,pantry'));
  expect(await labelsOf('Salt')).toHaveLength(2);
  await call(undoImport, { id: seen.id }, asAdmin);
  expect(await labelsOf('Salt')).toHaveLength(1);
  expect(await labelsOf('Sage')).toHaveLength(2);
});
