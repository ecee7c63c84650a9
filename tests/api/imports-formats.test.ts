import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { exportProducts, type ProductImport } from '../../contracts/imports.ts';
import { csv, openImports, sample, short } from '../support/open-imports.ts';

const imports = await openImports();
const { check, take, named, linesOf, faultsOf, hand } = imports;

/** Every row of a file is counted somewhere. */
const addsUp = ({ rows, parts, counts }: ProductImport) =>
  expect(parts + Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows);

describe('WooCommerce', () => {
  test('an offer comes with its days, also one that is to come; what stays behind is counted and kept with its line', async () => {
    const seen = await check(await sample('woocommerce-sales'));
    expect(seen).toMatchObject({ format: 'woocommerce', counts: { add: 7, refuse: 1 }, rows: 9, parts: 1 });
    addsUp(seen);
    expect(seen.rest).toEqual({
      sale_price: 1,
      tags: 1,
      categories: 1,
    });
    const lines = new Map(
      (await linesOf(seen)).map(({ name, product, rest, changes }) => [name, { product, rest, changes }]),
    );
    expect(lines.get('Beanie')).toMatchObject({ product: { price: 20 }, rest: {} });
    expect(lines.get('Old offer')).toMatchObject({
      product: { price: 10 },
      rest: { sale_price: '8' },
      changes: [{ column: 'stock', before: '', after: '12' }],
    });
    expect(lines.get('Coming offer')).toMatchObject({ product: { price: 10 }, rest: {} });
    expect(lines.get('Running offer')).toMatchObject({
      product: { price: 10 },
      rest: {
        tags: 'green, dried',
      },
    });
  });

  test('offers run in the shop as they did, are in its own file, and end when the file of the other shop has none', async () => {
    const sales = await sample('woocommerce-sales');
    await imports.apply(await check(sales), true);
    const offers = async () =>
      Promise.all(
        ['Beanie', 'Old offer', 'Coming offer', 'Running offer'].map(async (name) => {
          const product = await named(name);
          return [product?.price, product?.price_now, product?.offer];
        }),
      );
    expect(await offers()).toEqual([
      [20, 18, { price: 18, from: null, until: null }],
      [10, 10, null],
      [10, 10, { price: 8, from: '2098-01-01', until: null }],
      [10, 8, { price: 8, from: '2020-01-01', until: null }],
    ]);
    const answer = await imports.app.request(`/api${exportProducts.path}`, {
      headers: { Authorization: `Bearer ${imports.token}` },
    });
    expect(await check(await answer.text())).toMatchObject({ counts: { add: 0, change: 0, refuse: 0 } });
    const ended = sales.replaceAll(',8,10,', ',,10,').replace(',18,20,', ',,20,');
    await imports.apply(await check(ended), true);
    expect((await offers()).map(([, , offer]) => offer)).toEqual([null, null, null, null]);
  });

  test('a product whose variations are not in the file is refused, and says so', async () => {
    expect(await faultsOf(await check(await sample('woocommerce-sales')))).toEqual([[8, 'line_variations']]);
  });

  test('weights are whole grams, and what the name says comes first', async () => {
    await imports.apply(await check(await sample('woocommerce-sales')), true);
    expect(await named('Thyme 250g')).toMatchObject({ weight: '250g', category: 'pickles' });
    expect(await named('Dates')).toMatchObject({ weight: '2kg', category: 'pickles' });
    expect(await named('Beanie')).toMatchObject({ weight: '200g' });
  });

  test('a file in Arabic is known, with names, offers and paths of categories', async () => {
    const seen = await check(await sample('woocommerce-ar'), { category: 'pickles' });
    expect(seen).toMatchObject({ format: 'woocommerce', counts: { add: 2 } });
    expect(await linesOf(seen)).toMatchObject([
      { product: { price: 3.5, category: 'spices' }, rest: {}, changes: [{ column: 'stock', after: '40' }] },
      { product: { price: 30, category: 'pickles' }, rest: { categories: 'مؤونة > زيوت, عروض' } },
    ]);
  });

  test('a file in German is known, and its variations find their parent', async () => {
    const seen = await check(await sample('woocommerce-de'));
    expect(seen).toMatchObject({ format: 'woocommerce', rows: 2, parts: 1, counts: { add: 1 } });
    expect(await linesOf(seen)).toMatchObject([
      { name: 'Salbeitee - 50g', product: { price: 1.25, category: 'spices' } },
    ]);
  });

  test.each([
    [
      'French',
      'ID,Type,UGS,Nom,Publié,Description courte,En stock ?,Poids (kg),Tarif promo,Tarif régulier,Catégories,Images',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Descripción corta,¿Existencias?,Peso (kg),Precio rebajado,Precio normal,Categorías,Imágenes',
    ],
    [
      'Turkish',
      'Kimlik,Tür,Stok kodu (SKU),İsim,Yayımlanmış,Kısa açıklama,Stokta?,Ağırlık (kg),İndirimli satış fiyatı,Normal fiyat,Kategoriler,Görseller',
    ],
  ])('its headings in %s are known', async (language, headings) => {
    const line = `1,simple,S,Made in ${language},1,Good.,0,0.5,2,3,Spices,https://shop.example/1.jpg`;
    const seen = await check(csv(headings, line));
    expect(seen).toMatchObject({ format: 'woocommerce', counts: { add: 1 } });
    await imports.apply(seen);
    expect(await named(`Made in ${language}`)).toMatchObject({
      price: 3,
      price_now: 2,
      weight: '500g',
      category: 'spices',
      available: false,
      description: { en: 'Good.' },
    });
  });
});

test('Shopify: a compare-at price makes an offer and counted stock a count; tags stay behind; rows add up', async () => {
  const seen = await check(
    csv(
      'Handle,Title,Type,Tags,Published,Option1 Name,Option1 Value,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
      'honey,Sidr honey,Spices,"raw, new",true,Title,Default Title,250.0201143,shopify,7,12,15.00,https://cdn.example/1.jpg,active',
      'honey,,,,,,,,,,,,https://cdn.example/2.jpg,',
      'salt,Salt 1 kg,Spices,,true,Title,Default Title,1003.7,,,1,0.00,https://cdn.example/3.jpg,active',
    ),
  );
  expect(seen).toMatchObject({ format: 'shopify', rows: 3, parts: 1, counts: { add: 2 } });
  addsUp(seen);
  expect(await linesOf(seen)).toMatchObject([
    {
      rest: {
        tags: 'raw, new',
      },
    },
    { rest: {} },
  ]);
  await imports.apply(seen);
  expect(await named('Sidr honey')).toMatchObject({
    ...{ weight: '250g', image: 'https://cdn.example/1.jpg', price: 15, price_now: 12 },
    offer: { price: 12, from: null, until: null },
    stock: { left: 7, low_at: 3 },
  });
  expect(await named('Salt 1 kg')).toMatchObject({ weight: '1 kg' });
});

describe('the file of an Arab seller', () => {
  test('in Windows-1256, with headings in Arabic, is read', async () => {
    const bytes = new Uint8Array(
      await readFile(new URL('../support/imports/sheet-windows-1256.csv', import.meta.url)),
    );
    const seen = await check(bytes);
    expect(seen).toMatchObject({ format: 'table', rows: 4, counts: { add: 3, refuse: 1 }, untranslated: 3 });
    expect(await faultsOf(seen)).toEqual([[5, 'price_missing']]);
    await imports.apply(seen, true);
    expect(await named('زعتر بلدي')).toMatchObject({
      name: { ar: 'زعتر بلدي' },
      price: 3.5,
      weight: '250 غم',
      category: 'spices',
      origin: 'عجلون',
      available: true,
      shown: false,
    });
    expect(await named('مكدوس بالجوز')).toMatchObject({ price: 6, category: 'pickles', available: false });
  });

  test('names under an Arabic and an English heading are each of their language', async () => {
    await take(csv('الاسم,Name,السعر,الفئة,المتجر', 'KitKat,Kit Kat,1,بهارات,سيلكا'));
    expect(await named('Kit Kat')).toMatchObject({ name: { ar: 'KitKat' }, store: 'cilka', shown: true });
  });

  test('two columns, name and price, change what is sold in either store', async () => {
    await take(csv(short, 'Kunafa,كنافة,4,spices,cilka', 'Basbousa,بسبوسة,3,spices,mouneh'));
    const seen = await check(csv('الصنف;السعر', 'كنافة;4,50', 'بسبوسة;3,25'));
    expect(seen.counts).toEqual({ add: 0, change: 2, same: 0, refuse: 0 });
    await imports.apply(seen);
    expect(await named('Kunafa')).toMatchObject({ price: 4.5, store: 'cilka' });
  });

  test('a line without a store is about the product of its name and size, in whichever store that is', async () => {
    await take(csv(`${short},weight`, 'Jareesh,جريشة,4,spices,cilka,2kg'));
    const noStore = 'name_ar,name_en,price,category,weight';
    const known = await check(csv(noStore, 'جريشة,Jareesh,4,spices,2 كغم'));
    expect(known.counts).toEqual({ add: 0, change: 0, same: 1, refuse: 0 });
    const other = await check(csv(noStore, 'جريشة,Jareesh,2,spices,1 كغم'));
    expect(await linesOf(other)).toMatchObject([{ outcome: 'add', faults: [] }]);
  });

  test('a new line is told of a product that has one of its names and its size already', async () => {
    await take(csv(`${short},weight`, 'Maftoul,مفتول,4,spices,cilka,2kg'));
    const seen = await check(
      csv(
        `${short},weight`,
        'Palestinian couscous,مفتول,4,spices,cilka,2 كغم',
        'Maftoul,مفتول,4,spices,mouneh,2kg',
        'Couscous,مفتول,4,spices,cilka,1kg',
      ),
    );
    const alike = { column: null, code: 'product_alike', value: 'Maftoul · مفتول' };
    expect(seen).toMatchObject({ counts: { add: 3 }, untranslated: 0, alike: 2 });
    expect(await linesOf(seen)).toMatchObject([{ faults: [alike] }, { faults: [alike] }, { faults: [] }]);
  });

  test('a name that several products have is refused unless the weight tells which is meant', async () => {
    await take(
      csv(
        `${short},weight`,
        'Oil in a bottle,زيت زيتون بكر,7,spices,mouneh,750ml',
        'Oil in a can,زيت زيتون بكر,40,spices,mouneh,5L',
      ),
    );
    expect(await faultsOf(await check(csv('الاسم,السعر', 'زيت زيتون بكر,8')))).toEqual([[2, 'name_several']]);
    await take(csv('الاسم,الوزن,السعر', 'زيت زيتون بكر,5 L,42'));
    expect(await named('Oil in a can')).toMatchObject({ price: 42 });
    expect(await named('Oil in a bottle')).toMatchObject({ price: 7 });
  });
});

describe('letters', () => {
  test('stray bytes refuse their own lines alone, and the lines are named', async () => {
    const text = Buffer.from(
      csv(short, 'Whole,سليم,1,spices,mouneh', 'Br?ken,مكسور,1,spices,mouneh', 'Sound,سالم,1,spices,mouneh'),
    );
    text[text.indexOf('?')] = 0xe9;
    const seen = await check(new Uint8Array(text));
    expect(seen.counts).toMatchObject({ add: 2, refuse: 1 });
    expect((await linesOf(seen, 'refuse')).map(({ line, faults }) => [line, faults])).toEqual([
      [3, [{ column: 'name_en', code: 'line_letters', value: 'Br\ufffdken' }]],
    ]);
  });

  test.each(['utf-16le', 'utf-16be'])('%s without a mark is read', async (encoding) => {
    const bytes = Buffer.from(csv(short, `In ${encoding},واسع,2,spices,mouneh`), 'utf16le');
    const swapped = encoding === 'utf-16be' ? bytes.swap16() : bytes;
    expect((await check(new Uint8Array(swapped))).counts.add).toBe(1);
  });

  test('a fault is shown with what the file says there, also where half a letter would be cut off', async () => {
    const seen = await check(csv(short, `Emoji,رمز,1,${'a'.repeat(99)}🫒,mouneh`));
    expect(await faultsOf(seen)).toEqual([[2, 'category_unknown']]);
  });
});

describe('a workbook of Excel', () => {
  type Cell = string | number | boolean | Date | null;
  const workbook = async (rows: Cell[][]) =>
    new Uint8Array(await writeXlsx({ sheets: [{ name: 'ورقة1', rows }] }));

  test('is read, below a title, with numbers as they are shown', async () => {
    const seen = await check(
      await workbook([
        ['قائمة الأسعار'],
        [],
        ['اسم المنتج', 'الاسم بالإنجليزية', 'السعر', 'الوزن', 'الفئة', 'متوفر'],
        ['عسل سدر', 'Cedar honey', 0.1 + 0.2, '500 غم', 'بهارات', true],
        ['عسل جبلي\nأصلي', 'Mountain honey', 12.5, '250.0201143g', 'بهارات', false],
        ['بلا سعر', 'Priceless', null, '', 'بهارات', true],
      ]),
    );
    expect(seen).toMatchObject({ format: 'table', rows: 3, counts: { add: 2, refuse: 1 } });
    expect(await faultsOf(seen)).toEqual([[6, 'price_missing']]);
    await imports.apply(seen, true);
    expect(await named('Cedar honey')).toMatchObject({ price: 0.3, weight: '500 غم', available: true });
    expect(await named('Mountain honey')).toMatchObject({ weight: '250g', available: false });
  });

  test('that unpacks to more than fits is refused before it is opened', async () => {
    const bytes = Buffer.from(
      await workbook([
        ['name_en', 'price'],
        ['Bomb', 1],
      ]),
    );
    const entry = bytes.indexOf('PK\x01\x02', 0, 'latin1');
    bytes.writeUInt32LE(0x7fffffff, entry + 24);
    expect(await hand(new Uint8Array(bytes))).toMatchObject({
      status: 400,
      details: [{ code: 'file_unpacked' }],
    });
  });

  test('that lies about what it unpacks to is refused', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => [`Row ${n}`, n]);
    const bytes = Buffer.from(await workbook([['name_en', 'price'], ...many]));
    for (
      let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\x01\x02', at + 1, 'latin1')
    )
      bytes.writeUInt32LE(100, at + 24);
    expect(await hand(new Uint8Array(bytes))).toMatchObject({ details: [{ code: 'file_workbook' }] });
    const hidden = Buffer.from(await workbook([['name_en', 'price'], ...many]));
    hidden.writeUInt32LE(0, hidden.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    expect(await hand(new Uint8Array(hidden))).toMatchObject({ details: [{ code: 'file_workbook' }] });
  });

  /** Replaces one part of a workbook. */
  function withPart(bytes: Buffer, name: string, content: string): Buffer<ArrayBuffer> {
    const packed = deflateRawSync(content);
    const end = bytes.lastIndexOf('PK\x05\x06', -22, 'latin1');
    const directory = bytes.readUInt32LE(end + 16);
    const entry = bytes.lastIndexOf(name, end, 'latin1') - 46;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    const changed = Buffer.from(bytes);
    changed.writeUInt32LE(0, entry + 16);
    changed.writeUInt32LE(packed.length, entry + 20);
    changed.writeUInt32LE(content.length, entry + 24);
    changed.writeUInt32LE(directory, entry + 42);
    changed.writeUInt32LE(directory + 30 + packed.length, end + 16);
    return Buffer.concat([changed.subarray(0, directory), local, packed, changed.subarray(directory)]);
  }

  test('whose directory says that another one counts is refused before it is opened', async () => {
    const bytes = Buffer.from(
      await workbook([
        ['name_en', 'price'],
        ['Bomb', 1],
      ]),
    );
    const end = bytes.lastIndexOf('PK\x05\x06', -22, 'latin1');
    const other = Buffer.alloc(76);
    other.writeUInt32LE(0x06064b50);
    other.writeBigUInt64LE(BigInt(bytes.readUInt16LE(end + 10)), 32);
    other.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
    other.writeUInt32LE(0x07064b50, 56);
    other.writeBigUInt64LE(BigInt(end), 64);
    bytes.writeUInt16LE(0, end + 10);
    bytes.writeUInt32LE(0xffffffff, end + 16);
    const hidden = Buffer.concat([bytes.subarray(0, end), other, bytes.subarray(end)]);
    expect(await hand(hidden)).toMatchObject({ details: [{ code: 'file_workbook' }] });
  });

  test('whose small parts would fill the memory is given up, and customers are answered meanwhile', async () => {
    const small = Buffer.from(
      await workbook([
        ['name_en', 'price'],
        ['Bomb', 1],
      ]),
    );
    const bomb = withPart(small, 'xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(8_000_000)}</sst>`);
    expect(bomb.length).toBeLessThan(200_000);
    const handed = hand(bomb);
    expect((await imports.send(listProducts, { limit: 1 })).status).toBe(200);
    expect(await handed).toMatchObject({ status: 400, details: [{ code: 'file_unpacked' }] });
  });

  test('that names entities of its own shows them as they are written', async () => {
    const rows = [
      ['name_en', 'price'],
      ['Honey', 1],
    ];
    const shared = ['name_en', 'price', 'A &file; &word; &amp; B'].map((text) => `<si><t>${text}</t></si>`);
    const entities = '<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY word "word">';
    const part = `<!DOCTYPE sst [${entities}]><sst>${shared.join('')}</sst>`;
    const seen = await check(withPart(Buffer.from(await workbook(rows)), 'xl/sharedStrings.xml', part));
    expect(await linesOf(seen)).toMatchObject([{ name: 'A &file; &word; & B' }]);
  });

  test('with more lines than a file of text may have is refused', async () => {
    const rows = Array.from({ length: 200_002 }, () => ['a', 1]);
    expect(await hand(await workbook([['slug', 'price'], ...rows]))).toMatchObject({
      details: [{ code: 'file_long' }],
    });
  });
});
