import { expect, test } from 'vitest';
import type { AdminProduct } from '../../contracts/catalogue.ts';
import { getSizes } from '../../contracts/sizes.ts';
import { openImports } from '../support/open-imports.ts';

const imports = await openImports();
const { call, check, apply, linesOf, products, token } = imports;
const asAdmin = { token };

type Cells = Record<string, string | number>;
const cell = (value: string | number = '') =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
/** A file with all columns of a shop's export, and rows that fill a few of them. */
const fileOf = (headings: string, rows: Cells[]) => {
  const names = headings.split('|');
  for (const row of rows)
    for (const name of Object.keys(row)) if (!names.includes(name)) throw new Error(`no column ${name}`);
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
};

/** The columns of Shopify's export (help.shopify.com, "Using CSV files"), with two metafields. */
const shopifyColumns =
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option1 Linked To|Option2 Name|Option2 Value|Option2 Linked To|Option3 Name|Option3 Value|Option3 Linked To|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Unit Price Total Measure|Unit Price Total Measure Unit|Unit Price Base Measure|Unit Price Base Measure Unit|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Dietary preferences (product.metafields.shopify.dietary-preferences)|Harvest (product.metafields.custom.harvest)|Variant Image|Variant Weight Unit|Variant Tax Code|Cost per item|Status';
/** The columns of WooCommerce's export ("Product CSV Import Schema" in its wiki), with attributes and a plugin's field. */
const wooColumns =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 2 name|Attribute 2 value(s)|Attribute 2 visible|Attribute 2 global|Attribute 3 name|Attribute 3 value(s)|Attribute 3 visible|Attribute 3 global|Meta: _yoast_wpseo_title';

const cdn = (name: string) => `https://cdn.shopify.example/files/${name}.jpg?v=17`;
const bySlug = async () => new Map((await products()).map((one) => [one.slug, one]));
const brief = (one: AdminProduct | undefined) =>
  one && {
    weight: one.weight,
    price: one.price,
    offer: one.offer?.price ?? null,
    stock: one.stock?.left ?? null,
    available: one.available,
    images: one.images.map(({ url }) => url.replace(/^.*\/|\.jpg.*$/g, '')),
  };

test('a Shopify export with three options, offers, policies and pictures on lines of their own comes in whole', async () => {
  const base = {
    Handle: 'tahini',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Policy': 'deny',
  };
  const rows: Cells[] = [
    {
      ...base,
      Title: 'Tahini, stone-ground',
      'Body (HTML)':
        '<p>Of <b>whole</b> sesame &amp; nothing else.</p>\n<ul><li>"Raw"</li><li>Roasted</li></ul>',
      Vendor: 'Al Nabulsi Mill',
      'Product Category': 'Food, Beverages & Tobacco > Food Items > Condiments & Sauces',
      Type: 'Spices',
      Tags: 'sesame, spread, vegan',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': '400g',
      'Option2 Name': 'Roast',
      'Option2 Value': 'Raw',
      'Option3 Name': 'Lid',
      'Option3 Value': 'Metal',
      'Variant SKU': 'TH-400-R-M',
      'Variant Grams': 400,
      'Variant Inventory Qty': 14,
      'Variant Price': '3.25',
      'Variant Compare At Price': '4.00',
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
      'Image Src': cdn('front'),
      'Image Position': 1,
      'Image Alt Text': 'A jar of tahini',
      'Gift Card': 'false',
      'Dietary preferences (product.metafields.shopify.dietary-preferences)': 'vegan; kosher',
      'Harvest (product.metafields.custom.harvest)': 'October',
      'Variant Image': cdn('raw'),
      'Variant Weight Unit': 'g',
      'Cost per item': '1.90',
      Status: 'active',
    },
    {
      ...base,
      'Option1 Value': '400g',
      'Option2 Value': 'Roasted',
      'Option3 Value': 'Metal',
      'Variant Grams': 400,
      'Variant Inventory Qty': -2,
      'Variant Price': '3.50',
      'Image Src': cdn('back'),
      'Image Position': 3,
      'Image Alt Text': 'ظهر المرطبان',
    },
    {
      ...base,
      'Option1 Value': '1kg',
      'Option2 Value': 'Roasted',
      'Option3 Value': 'Glass',
      'Variant Grams': 1000,
      'Variant Inventory Qty': 0,
      'Variant Inventory Policy': 'continue',
      'Variant Price': '7.75',
      'Image Src': cdn('raw'),
      'Image Position': 2,
    },
    { Handle: 'tahini', 'Image Src': cdn('shelf'), 'Image Position': 4 },
    // A single variant with its own option, and a draft.
    {
      Handle: 'sumac',
      Title: 'Sumac',
      Type: 'Spices',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'Large bag',
      'Variant Price': '2.00',
      Status: 'active',
    },
    {
      Handle: 'gift',
      Title: 'Gift card',
      Type: 'Gift Cards',
      Published: 'true',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '10.00',
      'Gift Card': 'true',
      Status: 'archived',
    },
  ];
  const seen = await check(fileOf(shopifyColumns, rows));
  expect(seen).toMatchObject({
    format: 'shopify',
    rows: 6,
    parts: 1,
    counts: { add: 4, refuse: 1 },
    rest: { tags: 3, stock: 1 },
  });
  // Unsupported data is reported with its line.
  const lines = await linesOf(seen);
  expect(lines.map(({ line, outcome, faults }) => [line, outcome, faults[0]?.code ?? null])).toEqual([
    [2, 'add', 'translation_missing'],
    // The previous description has two lines.
    [4, 'add', 'translation_missing'],
    [5, 'add', 'translation_missing'],
    [7, 'add', 'translation_missing'],
    [8, 'refuse', 'category_unknown'],
  ]);
  expect(lines.map(({ rest }) => rest.stock ?? null)).toEqual([null, null, '0', null, null]);
  await apply(seen, true);
  const all = await bySlug();
  expect(brief(all.get('tahini'))).toEqual({
    weight: '400g / Raw / Metal',
    price: 4,
    offer: 3.25,
    stock: 14,
    available: true,
    images: ['raw', 'front', 'back', 'shelf'],
  });
  const rest = ['tahini-400g-roasted-metal', 'tahini-1kg-roasted-glass', 'sumac'];
  expect(rest.map((slug) => brief(all.get(slug)))).toEqual([
    {
      weight: '400g / Roasted / Metal',
      // A negative stock: more were sold than there were.
      ...{ price: 3.5, offer: null, stock: 0, available: false },
      images: ['front', 'back', 'shelf'],
    },
    {
      weight: '1kg / Roasted / Glass',
      ...{ price: 7.75, offer: null, stock: null, available: true },
      images: ['front', 'back', 'shelf'],
    },
    { weight: 'Large bag', price: 2, offer: null, stock: null, available: true, images: [] },
  ]);
  const tahini = all.get('tahini');
  expect(tahini?.description.en).toBe('Of whole sesame & nothing else.\n"Raw"\nRoasted');
  expect(tahini?.images.map(({ alt }) => [alt.en, alt.ar])).toEqual([
    ['', ''],
    ['A jar of tahini', ''],
    ['', 'ظهر المرطبان'],
    ['', ''],
  ]);
  expect(await call(getSizes, { id: tahini?.id ?? '' }, asAdmin)).toHaveLength(3);
  expect((await check(fileOf(shopifyColumns, rows))).counts).toMatchObject({ add: 0, change: 0 });
});

test('a WooCommerce export with variations, sale dates, backorders and galleries comes in whole, in whichever order its rows are', async () => {
  const shop = (name: string) => `https://shop.example/wp-content/uploads/2026/05/${name}.jpg`;
  const variable = {
    ...{ ID: 201, Type: 'variable', SKU: 'ZA', Name: 'Za&#039;atar &amp; thyme', Published: 1 },
    ...{
      'Visibility in catalog': 'visible',
      'In stock?': 1,
      Categories: 'Food > Spices, Gifts',
      Tags: 'green, dried',
    },
    ...{
      'Short description': 'Green.',
      Description: '<p>From <em>Ajloun</em>.</p>\\n<p>Dried in shade.</p>',
    },
    ...{
      Images: `${shop('za-1')}, ${shop('za-2')}`,
      Stock: 40,
      'Low stock amount': 3,
      'Backorders allowed?': 0,
    },
    ...{
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '250g, 1kg',
      'Attribute 1 visible': 1,
      'Attribute 1 global': 1,
    },
    ...{
      'Attribute 2 name': 'Grind',
      'Attribute 2 value(s)': 'Fine, Coarse',
      'Attribute 3 name': 'Salt',
      'Attribute 3 value(s)': 'With, Without',
    },
  };
  const variation = (ID: number, sizes: [string, string, string], more: Cells) => ({
    ...{
      ID,
      Type: 'variation',
      Name: `Za&#039;atar &amp; thyme - ${sizes[0]}`,
      Published: 1,
      'In stock?': 1,
    },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': sizes[0] },
    ...{ 'Attribute 2 name': 'Grind', 'Attribute 2 value(s)': sizes[1] },
    ...{ 'Attribute 3 name': 'Salt', 'Attribute 3 value(s)': sizes[2] },
    Parent: 'ZA',
    ...more,
  });
  const rows: Cells[] = [
    // Before its parent, as in a file sorted by name.
    variation(203, ['1kg', 'Coarse', 'Without'], { SKU: 'ZA-3', 'Regular price': 8, Stock: 'parent' }),
    variable,
    variation(202, ['250g', 'Fine', 'With'], {
      ...{ SKU: 'ZA-1', 'Regular price': '2.50', 'Sale price': '2.00', Stock: 12, Images: shop('za-fine') },
      'Date sale price starts': '2020-05-01 00:00:00',
      'Date sale price ends': '2090-05-31 23:59:59',
    }),
    variation(204, ['250g', 'Coarse', 'With'], {
      ...{
        SKU: 'ZA-2',
        'Regular price': '2.50',
        'Sale price': '1.00',
        Stock: 0,
        'Backorders allowed?': 'notify',
      },
      ...{ 'In stock?': 'backorder', 'Date sale price ends': '2020-01-01' },
    }),
    {
      ...{
        ID: 300,
        Type: 'simple, virtual',
        SKU: 'CLASS',
        Name: 'Cooking class',
        Published: 1,
        'In stock?': 1,
      },
      ...{ 'Visibility in catalog': 'hidden', 'Regular price': 25, Categories: 'Spices' },
    },
    {
      ID: 301,
      Type: 'grouped',
      SKU: 'SET',
      Name: 'Breakfast',
      Published: 1,
      'Grouped products': 'ZA, CLASS',
      Categories: 'Spices',
    },
    { ...variation(302, ['5kg', 'Fine', 'With'], { 'Regular price': 30 }), Parent: 'id:999', Categories: '' },
  ];
  const seen = await check(fileOf(wooColumns, rows));
  expect(seen).toMatchObject({ format: 'woocommerce', rows: 7, parts: 1, counts: { add: 4, refuse: 2 } });
  const lines = await linesOf(seen);
  expect(
    lines.filter(({ outcome }) => outcome === 'refuse').map(({ line, faults }) => [line, faults[0]?.code]),
  ).toEqual([
    [7, 'line_kind'],
    [8, 'category_required'],
  ]);
  const restOf = (line: number) => lines.find((one) => one.line === line)?.rest;
  expect(restOf(2)).toMatchObject({ stock: '40' });
  expect(restOf(4)).toEqual({ tags: 'green, dried', categories: 'Food > Spices, Gifts' });
  expect(restOf(5)).toMatchObject({ stock: '0', sale_price: '1.00' });
  await apply(seen, true);
  const all = [...(await bySlug()).values()];
  const named = all.filter(({ name }) => name.en === "Za'atar & thyme");
  const one = (weight: string) => brief(named.find((product) => product.weight === weight));
  expect(one('250g / Fine / With')).toEqual({
    weight: '250g / Fine / With',
    ...{ price: 2.5, offer: 2, stock: 12, available: true, images: ['za-fine', 'za-1', 'za-2'] },
  });
  expect(one('250g / Coarse / With')).toMatchObject({ offer: null, stock: null, available: true });
  expect(one('1kg / Coarse / Without')).toMatchObject({ price: 8, stock: null, images: ['za-1', 'za-2'] });
  expect(named[0]?.description.en).toBe('From Ajloun.\nDried in shade.');
  expect(await call(getSizes, { id: named[0]?.id ?? '' }, asAdmin)).toHaveLength(3);
  expect(all.find(({ name }) => name.en === 'Cooking class')?.shown).toBe(false);
  expect((await check(fileOf(wooColumns, rows))).counts).toMatchObject({ add: 0, change: 0 });
});

test('a large export of each shop comes in with all its sizes', async () => {
  const count = 150;
  const shopify = Array.from({ length: count }, (_, n): Cells[] => [
    {
      ...{
        Handle: `soap-${n}`,
        Title: `Soap number ${n}`,
        Type: 'Pickles',
        Published: 'true',
        Status: 'active',
      },
      ...{ 'Option1 Name': 'Size', 'Option1 Value': '1 bar', 'Variant Price': 1 },
    },
    { Handle: `soap-${n}`, 'Option1 Value': '3 bars', 'Variant Price': 2.5 },
    { Handle: `soap-${n}`, 'Image Src': cdn(`soap-${n}`), 'Image Position': 1 },
  ]).flat();
  const seen = await check(fileOf(shopifyColumns, shopify));
  expect(seen).toMatchObject({ rows: count * 3, parts: count, counts: { add: count * 2, refuse: 0 } });
  await apply(seen);
  const soaps = (await products()).filter(({ name }) => name.en.startsWith('Soap number'));
  expect(soaps).toHaveLength(count * 2);
  expect(soaps.every(({ images }) => images.length === 1)).toBe(true);
  expect((await call(getSizes, { id: soaps[0]?.id ?? '' }, asAdmin)).length).toBe(2);
});
