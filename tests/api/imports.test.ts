import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  deleteProduct,
  getProduct,
  listAdminProducts,
  type Store,
  stores,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { deleteCategory, listCategories } from '../../contracts/categories.ts';
import { columns } from '../../contracts/import-fields.ts';
import {
  applyImport,
  exportProducts,
  getImport,
  listImportLines,
  listImports,
  startImport,
  undoImport,
} from '../../contracts/imports.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { imports as importsAr } from '../../web/i18n/ar/admin/imports.ts';
import { catalogue as catalogueAr } from '../../web/i18n/ar/catalogue.ts';
import { storeSelection as storeSelectionAr } from '../../web/i18n/ar/store-selection.ts';
import { imports as importsEn } from '../../web/i18n/en/admin/imports.ts';
import { catalogue as catalogueEn } from '../../web/i18n/en/catalogue.ts';
import { storeSelection as storeSelectionEn } from '../../web/i18n/en/store-selection.ts';
import type { Shop } from '../support/empty-shop.ts';
import { csv, openImports, sample, short } from '../support/open-imports.ts';

async function download({ app }: Pick<Shop, 'app'>, token: string): Promise<string> {
  const response = await app.request(`/api${exportProducts.path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(response.headers.get('content-disposition')).toMatch(
    /attachment; filename="mouneh-products-.*\.csv"/,
  );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

describe('the shop’s own file', async () => {
  const imports = await openImports();
  const { check, linesOf, faultsOf, apply, take, named, call, token } = imports;

  test('is checked first, and changes nothing until it is applied', async () => {
    const seen = await check(csv(short, 'Sumac,سماق,2.25,spices,mouneh'));
    expect(seen).toMatchObject({
      state: 'checked',
      format: 'mouneh',
      counts: { add: 1, change: 0, same: 0, refuse: 0 },
    });
    expect(await linesOf(seen)).toMatchObject([{ line: 2, outcome: 'add', name: 'Sumac', faults: [] }]);
    expect(await named('Sumac')).toBeUndefined();
    expect((await apply(seen)).state).toBe('applied');
    expect(await named('Sumac')).toMatchObject({
      slug: 'sumac',
      price: 2.25,
      shown: true,
      category: 'spices',
    });
    const found = await call(getProduct, { id: 'sumac' });
    expect(found.name.ar).toBe('سماق');
  });

  test('a price that is missing, no number, not above zero or of too many decimals is told apart', async () => {
    const cells = ['', '0', '-2', '-٢', '0.00 JD', 'abc', 'ثلاثة', '2.555'];
    const seen = await check(
      csv(short, ...cells.map((cell, n) => `Jar ${n},مرطبان ${n},${cell},spices,mouneh`)),
    );
    const { faults = [] } = await call(getImport, { id: seen.id }, { token });
    expect(new Map(faults.map(({ code, lines }) => [code, lines]))).toEqual(
      new Map([
        ['price_missing', [2]],
        ['price_required', [3, 4, 5, 6]],
        ['price_not_number', [7, 8]],
        ['price_decimals', [9]],
      ]),
    );
    // Each fault has its own text in both languages.
    for (const { toWrite } of [importsEn, importsAr])
      expect(new Set(faults.map(({ code }) => toWrite[code])).size).toBe(4);
  });

  test('a store is known by all that its pages call it in either language, and by how sellers spell it', async () => {
    const called = ([heading, words]: [typeof catalogueEn, typeof importsEn], store: Store) => [
      ...[heading.stores[store].name, heading.stores[store].shelf, words.stores[store]],
    ];
    const words = [
      [catalogueEn, importsEn],
      [catalogueAr, importsAr],
    ] as [typeof catalogueEn, typeof importsEn][];
    const spelled = {
      mouneh: [
        'MOUNEH',
        'مونة',
        'المونة',
        'متجر التُّراث',
        'Mooneh',
        'متجر مونة التراثي',
        storeSelectionEn.mouneh.kind,
      ],
      cilka: [
        'Silka',
        'سلكا',
        'السيلكا',
        'المتجر العصري',
        storeSelectionAr.cilka.kind,
        storeSelectionEn.cilka.kind,
      ],
    };
    const cells = stores.flatMap((store) =>
      [...words.flatMap((one) => called(one, store)), ...spelled[store]].map(
        (cell) => [cell, store] as const,
      ),
    );
    const unknown = ['متجر', 'متجر غير معروف', 'mouneh or cilka'];
    const lines = [...cells.map(([cell]) => cell), ...unknown].map(
      (cell, place) => `Pot ${place},قدر ${place},2,spices,${cell}`,
    );
    const seen = await check(csv(short, ...lines));
    const said = (await linesOf(seen)).map(({ product, faults }) => product?.store ?? faults[0]?.code);
    expect(said).toEqual([...cells.map(([, store]) => store), ...unknown.map(() => 'store_invalid')]);
  });

  test('tells each fault of a column once, with its first lines and how many have it, that of most lines first, and unknown categories by their names', async () => {
    const bad = Array.from({ length: 10 }, (_, place) => `Jar ${place},مرطبان ${place},abc,spices,mouneh`);
    const seen = await check(
      csv(
        short,
        ...bad,
        'Lid,غطاء,2,nowhere,mouneh',
        'Box,صندوق,xyz,nowhere,mouneh',
        'Tin,علبة,2,else,mouneh',
      ),
    );
    expect((await call(getImport, { id: seen.id }, { token })).faults).toEqual([
      { column: 'price', code: 'price_not_number', count: 11, lines: [2, 3, 4, 5, 6, 7, 8, 9] },
      {
        ...{ column: 'category', code: 'category_unknown', count: 3, lines: [12, 13, 14] },
        categories: [
          { value: 'nowhere', count: 2 },
          { value: 'else', count: 1 },
        ],
      },
    ]);
  });

  test('says of each changed product what it was and what it would be', async () => {
    await take(csv(short, 'Carob,خروب,3,spices,mouneh'));
    const seen = await check(csv(short, 'Carob,خروب,3.5,مخللات,mouneh'));
    expect(await linesOf(seen, 'change')).toMatchObject([
      {
        changes: [
          { column: 'price', before: '3.00', after: '3.50' },
          { column: 'category', before: 'spices', after: 'pickles' },
        ],
      },
    ]);
    await apply(seen);
    expect(await named('Carob')).toMatchObject({ price: 3.5, category: 'pickles', version: 2 });
  });

  test('needs no more than what it changes: a product known by its slug keeps the rest', async () => {
    await take(csv(`${short},weight,origin`, 'Bulgur,برغل,1.2,spices,cilka,1kg,Irbid'));
    await take(csv('slug,price', 'bulgur,1.35'));
    expect(await named('Bulgur')).toMatchObject({
      price: 1.35,
      weight: '1kg',
      origin: 'Irbid',
      store: 'cilka',
    });
  });

  test('the same size in other words is no change; another size is one', async () => {
    await take(csv(`${short},weight`, 'Freekeh,فريكة,2,spices,mouneh,1kg'));
    for (const same of ['1 كغم', '1 kg', '١ كيلو'])
      expect((await check(csv('slug,weight', `freekeh,${same}`))).counts).toMatchObject({
        change: 0,
        same: 1,
      });
    expect((await check(csv('slug,weight', 'freekeh,2 كغم'))).counts).toMatchObject({ change: 1 });
  });

  test('a new name gives a new slug, and the old one leads to the product', async () => {
    await take(csv(short, 'Red lentils,عدس أحمر,1,spices,mouneh'));
    const { id } = (await named('Red lentils')) ?? {};
    await take(csv('id,name_en', `${id},Split lentils`));
    expect(await call(getProduct, { id: 'red-lentils' })).toMatchObject({ id, slug: 'split-lentils' });
  });

  test('a product whose name is longer than new ones may be changes by a file that leaves its name', async () => {
    await take(csv(short, 'Sumac of old,سماق قديم,2,spices,mouneh'));
    const slug = 'sumac-of-old';
    const nameEn = `Sumac ${'o'.repeat(200)}`;
    await imports.db.update(products).set({ nameEn }).where(eq(products.slug, slug));
    await take(csv('slug,price', `${slug},9.50`));
    expect(await call(getProduct, { id: slug })).toMatchObject({ price: 9.5, name: { en: nameEn } });
    const renamed = await check(csv('slug,price,name_en', `${slug},9.75,${nameEn}o`));
    expect(await faultsOf(renamed)).toEqual([[2, 'product_name_long']]);
  });

  test('every refused line says which column is wrong, and why', async () => {
    const seen = await check(
      csv(
        `${short},image,available`,
        ',,2,spices,mouneh,,',
        'A,أ,,spices,mouneh,,',
        'B,ب,2.555,spices,mouneh,,',
        'C,ت,free,spices,mouneh,,',
        'D,ث,2,nowhere,mouneh,,',
        'E,ج,2,spices,mall,,',
        'F,ح,2,spices,mouneh,ftp://x,',
        'G,خ,2,spices,mouneh,"data:image/png;base64,AAAA",',
        'H,د,2,spices,mouneh,,maybe',
        'I,ذ,2,spices,mouneh,,,,one too many',
        'J,ر,2,spices,mouneh,,',
        'j,ر,2,spices,mouneh,,',
        `${'K'.repeat(151)},ز,2,spices,mouneh,,`,
        'L,س,-3,spices,mouneh,,',
        'N,ض,0,spices,mouneh,,',
        // Equal in more characters than a name may have, but different.
        `${'M'.repeat(400)}1,ش,2,spices,mouneh,,`,
        `${'M'.repeat(400)}2,ص,2,spices,mouneh,,`,
      ),
    );
    expect(await faultsOf(seen)).toEqual([
      [2, 'name_en_required', 'name_ar_required'],
      [3, 'price_missing'],
      [4, 'price_decimals'],
      [5, 'price_not_number'],
      [6, 'category_unknown'],
      [7, 'store_invalid'],
      [8, 'image_invalid'],
      [9, 'image_not_url'],
      [10, 'yes_no_invalid'],
      [11, 'line_cells'],
      [13, 'line_repeated'],
      [14, 'product_name_long'],
      [15, 'price_required'],
      [16, 'price_required'],
      [17, 'product_name_long'],
      [18, 'product_name_long'],
    ]);
    const [nameless, both, , , unknown] = await linesOf(seen, 'refuse');
    expect([nameless, both]).toMatchObject([
      { name: '', name_ar: null },
      { name: 'A', name_ar: 'أ' },
    ]);
    expect(unknown?.faults).toEqual([{ column: 'category', code: 'category_unknown', value: 'nowhere' }]);
  });

  test('is applied without the refused lines only when that is said', async () => {
    const seen = await check(csv(short, 'Good,جيد,2,spices,mouneh', 'Bad,سيئ,0,spices,mouneh'));
    expect(await imports.send(applyImport, { id: seen.id }, { token })).toMatchObject({
      status: 409,
      code: 'import_refused_lines',
    });
    expect((await apply(seen, true)).state).toBe('applied');
    expect(await named('Good')).toBeDefined();
    expect(await named('Bad')).toBeUndefined();
  });

  test('products whose category is unknown go where the seller says', async () => {
    await take(csv(short, 'Odd,غريب,2,nowhere,mouneh'), { category: 'pickles' });
    expect(await named('Odd')).toMatchObject({ category: 'pickles' });
  });

  test('a product with one name waits, hidden, for its translation', async () => {
    const seen = await check(
      csv(
        'name_ar,name_en,description_en,price,category',
        'قهوة سادة,,,5,spices',
        'هيل,Cardamom,Green,4,spices',
      ),
    );
    // Equals the number listed: a description in one language does not count as an untranslated name.
    expect(seen.untranslated).toBe(1);
    const untranslated = { outcome: 'add', faults: [{ column: 'name_en', code: 'translation_missing' }] };
    const listed = async () => {
      const input = { id: seen.id, outcome: 'add', note: 'translation_missing' } as const;
      return call(listImportLines, input, { token });
    };
    expect(await listed()).toMatchObject({ items: [untranslated], page: { total: 1 } });
    await apply(seen);
    expect((await listed()).items).toMatchObject([{ ...untranslated, product_id: expect.any(String) }]);
    expect(await named('قهوة سادة')).toMatchObject({ name: { ar: 'قهوة سادة' }, shown: false });
  });

  test.each([
    ['with a byte order mark', '\ufeffname_en,name_ar,price,category\nBom,بوم,1,spices', 'Bom', 1],
    [
      'with semicolons and a decimal comma',
      'name_en;name_ar;price;category\nSemi;نصف;1,250;spices',
      'Semi',
      1.25,
    ],
    ['with tabs', 'name_en\tname_ar\tprice\tcategory\nTab\tلسان\t1.5\tspices', 'Tab', 1.5],
    ['with Arabic digits', 'name_en,name_ar,price,category\nDigits,أرقام,١٢٫٥٠,spices', 'Digits', 12.5],
    [
      'with Persian digits and a currency',
      'name_en,name_ar,price,category\nPersian,فارسي,۳.۵ د.أ,spices',
      'Persian',
      3.5,
    ],
    ['with thousands', 'name_en,name_ar,price,category\nDear,غالي,"1,250.00 JD",spices', 'Dear', 1250],
    [
      'with three decimals, as fils are written',
      'name_en,name_ar,price,category\nFils,فلس,3.500,spices',
      'Fils',
      3.5,
    ],
    [
      'from Windows, with quoted headings',
      '"name_en","name_ar","price","category"\r\n"Win","نافذة","2","spices"\r\n',
      'Win',
      2,
    ],
    [
      'with commas and lines in quotes',
      'name_en,name_ar,price,category\n"A, b\nand ""c""",اسم,2,spices',
      'A, b\nand "c"',
      2,
    ],
  ])('%s is read', async (_, text, name, price) => {
    await take(text);
    expect(await named(name)).toMatchObject({ price });
  });

  test('a line’s number is the one that an editor shows', async () => {
    const seen = await check(csv(short, '"A\nb",أ,1,spices,mouneh', '', 'C,ت,0,spices,mouneh'));
    expect(await faultsOf(seen)).toEqual([[5, 'price_required']]);
  });

  test('a comma before three digits could be either, so it is refused', async () => {
    expect(await faultsOf(await check(csv(short, 'X,س,"1,250",spices,mouneh')))).toEqual([
      [2, 'price_unclear'],
    ]);
  });

  const good = 'X,س,1,spices,mouneh';
  test.each([
    ['', 'Z,ع,1,spices,mouneh'],
    [' before one of a later line', '"Z",ع,1,spices,mouneh'],
  ])(
    'a quote that never closes%s fails the whole file, and all that is wrong with it is told',
    async (_, later) => {
      const seen = await check(
        csv(short, good, 'W,و,-1,spices,mouneh', '"Y,ص,1,spices,mouneh', later, 'V,ف,x,spices,mouneh'),
      );
      expect(seen).toMatchObject({ state: 'failed', counts: { add: 0, refuse: 3 } });
      expect(await faultsOf(seen)).toEqual([
        [3, 'price_required'],
        [4, 'file_quote'],
        [6, 'price_not_number'],
      ]);
      expect(seen.faults?.map(({ code }) => code)).toContain('file_quote');
      expect(await imports.send(applyImport, { id: seen.id }, { token })).toMatchObject({
        code: 'import_not_ready',
      });
    },
  );

  test('quotes that belong to a text of two lines open no cell', async () => {
    const seen = await check(csv(short, '"""Best"" olives\nof 2026",زيتون,1,spices,mouneh', good));
    expect(seen).toMatchObject({ state: 'checked', counts: { add: 2, refuse: 0 } });
  });

  test('a file in UTF-16, as Excel’s "Unicode text", is read', async () => {
    const text = '\ufeffname_en\tname_ar\tprice\tcategory\nWide\tواسع\t2\tspices';
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect((await check(bytes)).counts.add).toBe(1);
  });

  test.each([
    ['file_empty', ''],
    ['file_empty', ' \n\n'],
    ['file_empty', short],
    ['file_empty', `${short}\n\n`],
    ['file_long', `slug,price\n${'a,1\n'.repeat(200_000)}`],
    ['file_columns', 'colour\nred'],
    ['file_workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff])],
    ['file_spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['file_encoding', 'This is a letter that was named products.xlsx.'],
    ['file_encoding', readFileSync('public/favicon.ico')],
    ['file_encoding', new Uint8Array([0x61, 0xff, 0xe9, 0x2c, 0x80, 0x99])],
  ])('a file is refused with %s', async (code, file) => {
    expect(await imports.hand(file)).toMatchObject({ status: 400, details: [{ path: 'file', code }] });
  });

  test('a file of more than 40 MiB is refused', async () => {
    expect(await imports.hand(new Uint8Array(40 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });
});

describe('what goes out comes in again', async () => {
  const imports = await openImports();
  const { check, token, linesOf } = imports;

  test('all products as a file that changes nothing', async () => {
    const odd = [
      '=1+1',
      "'=1",
      '＝1+1',
      '＋962',
      '－5',
      '＠here',
      '+962',
      '-5',
      '@here',
      "'quoted'",
      'a;b\tc',
      'سطر\nآخر "هنا"',
      '0;=1+1',
      "0;'=1+1",
      "a; ''+1;;@b|-2",
      ' =1+1',
      "' =1",
      '\t=1\n-2\n\n＝3',
      '- one\n- two\n\t- three',
    ];
    for (const [place, text] of odd.entries())
      await imports.addProduct({
        name: { en: `${text} ${place}`, ar: text },
        description: { en: text, ar: ` ${text} ` },
        origin: text,
        weight: '500g',
        image: 'https://images.example/a,b.jpg',
        category: 'spices',
        shown: place % 2 === 0,
        available: place % 3 === 0,
      });
    const text = await download(imports, token);
    expect(text.startsWith(`\ufeff${columns.join(',')}`)).toBe(true);
    // Whatever separators a spreadsheet is set to, and whether or not it respects quotation marks.
    for (const cell of text.split(/[,;|\t\r\n]/)) expect(cell).not.toMatch(/^[" \u00a0]*[=+@＝＋－＠-]/);
    const seen = await check(text);
    expect(await linesOf(seen, 'change')).toEqual([]);
    expect(seen.counts).toEqual({ add: 0, change: 0, same: odd.length, refuse: 0 });
    expect(await imports.send(applyImport, { id: seen.id }, { token })).toMatchObject({
      code: 'import_not_ready',
    });
  });

  test('deleted products are not in it', async () => {
    const gone = await imports.addProduct({ name: { en: 'Gone for good', ar: 'راح' } });
    await imports.call(deleteProduct, { id: gone.id }, { token });
    expect(await download(imports, token)).not.toContain('Gone for good');
  });
});

describe('files of other shops', async () => {
  const imports = await openImports();
  const { check, apply, named, linesOf } = imports;

  test('Shopify: variants become sizes, images no lines, HTML becomes text, drafts stay hidden', async () => {
    const seen = await check(await sample('shopify'), { store: 'cilka' });
    expect(seen).toMatchObject({ format: 'shopify', counts: { add: 4, refuse: 0 }, untranslated: 4 });
    expect((await linesOf(seen)).map(({ line, name }) => [line, name])).toEqual([
      [2, "Za'atar mix – 250g"],
      [3, "Za'atar mix – 1 kg"],
      [5, 'زيتون مخلل'],
      [6, 'Old jam'],
    ]);
    await apply(seen);
    expect(await named("Za'atar mix", '250g')).toMatchObject({
      slug: 'za-atar-mix',
      price: 2.5,
      weight: '250g',
      store: 'cilka',
      category: 'spices',
      description: { en: 'Thyme, sumac & sesame.\nEat it with oil.', ar: '' },
      image: 'https://cdn.example/zaatar.jpg',
      available: true,
      shown: false,
    });
    expect(await named("Za'atar mix", '1 kg')).toMatchObject({
      slug: 'za-atar-mix-1-kg',
      price: 8,
      weight: '1 kg',
      image: 'https://cdn.example/zaatar-1kg.jpg',
      available: false,
    });
    expect(await named('زيتون مخلل')).toMatchObject({
      name: { ar: 'زيتون مخلل' },
      description: { en: '', ar: 'زيتون\nبلدي' },
      slug: 'jarred-olives',
      weight: '600g',
    });
  });

  test('Shopify’s newer headings are read too', async () => {
    const seen = await check(await sample('shopify-new-headings'));
    expect(seen).toMatchObject({ format: 'shopify', counts: { add: 1 } });
    await apply(seen);
    expect(await named('Fig jam')).toMatchObject({
      slug: 'fig-jam',
      price: 4.25,
      weight: '1.5kg',
      available: true,
    });
  });

  test('WooCommerce: variations take from their parent what they lack; a group is refused', async () => {
    const seen = await check(await sample('woocommerce'));
    expect(seen).toMatchObject({ format: 'woocommerce', counts: { add: 3, refuse: 2 } });
    expect(await imports.faultsOf(seen)).toEqual([
      [6, 'line_kind'],
      [7, 'category_unknown'],
    ]);
    await apply(seen, true);
    expect(await named('Carob molasses')).toMatchObject({
      slug: 'carob-molasses',
      price: 4.5,
      price_now: 4,
      weight: '700g',
      category: 'pickles',
      description: { en: 'Boiled long.\nFor bread.' },
      image: 'https://shop.example/a.jpg',
    });
    expect(await named('Sage tea', '50g')).toMatchObject({
      price: 1.25,
      category: 'spices',
      description: { en: 'From the hills.' },
      image: 'https://shop.example/tea.jpg',
    });
    expect(await named('Sage tea', '100g')).toMatchObject({ available: false });
  });

  test.each([
    ['shopify', 'Old jam', []],
    ['woocommerce', 'Carob molasses', [{ column: 'shown', before: 'no', after: 'yes' }]],
  ] as const)(
    '%s: the same file again leaves a translation alone, and shows what was for sale there',
    async (file, name, changes) => {
      const options = { store: file === 'shopify' ? 'cilka' : 'mouneh', category: 'spices' } as const;
      const first = await check(await sample(file), options);
      if (first.counts.add + first.counts.change > 0) await apply(first, true);
      const { id, category } = (await named(name)) ?? { id: '', category: '' };
      const translated = { id, category, name: { en: name, ar: 'اسم عربي' } };
      await imports.call(updateProduct, translated, { token: imports.token });
      const again = await check(await sample(file), options);
      expect(again.counts.add).toBe(0);
      expect((await linesOf(again, 'change')).flatMap((line) => line.changes)).toEqual(changes);
    },
  );
});

describe('an import is one piece', async () => {
  const imports = await openImports();
  const { db, check, apply, take, named, token, call, send, settle, linesOf } = imports;

  test('a fault in the middle leaves nothing behind, and it can be tried again', async () => {
    const lines = Array.from({ length: 1200 }, (_, n) => `Piece ${n},قطعة ${n},1,spices,mouneh`);
    const seen = await check(csv(short, ...lines));
    await db.execute(sql`
      create function stumble() returns trigger language plpgsql as
      $$ begin if new.name_en = 'Piece 1100' then raise exception 'stumbled'; end if; return new; end $$`);
    await db.execute(
      sql`create trigger stumble before insert on products for each row execute function stumble()`,
    );
    expect((await apply(seen)).state).toBe('checked');
    expect(imports.logged.splice(0)).toEqual([expect.stringContaining('an import was not applied')]);
    expect(await named('Piece 0')).toBeUndefined();
    await db.execute(sql`drop trigger stumble on products`);
    expect((await apply(seen)).state).toBe('applied');
    expect(await named('Piece 1199')).toMatchObject({ slug: 'piece-1199' });
  });

  test('a product that was changed since the check stops the import; without its line it goes on', async () => {
    await take(csv(short, 'Mint,نعنع,1,spices,mouneh', 'Thyme,زعتر,1,spices,mouneh'));
    const seen = await check(csv(short, 'Mint,نعنع,2,spices,mouneh', 'Thyme,زعتر,2,spices,mouneh'));
    const mint = await named('Mint');
    await call(updateProduct, { id: mint?.id ?? '', category: 'spices', price: 9 }, { token });
    expect(await apply(seen)).toMatchObject({ state: 'checked', stale: 1, counts: { change: 1, refuse: 1 } });
    expect(await linesOf(seen, 'refuse')).toMatchObject([{ line: 2, faults: [{ code: 'line_stale' }] }]);
    expect(await named('Thyme')).toMatchObject({ price: 1 });
    expect((await apply(seen, true)).state).toBe('applied');
    expect(await named('Thyme')).toMatchObject({ price: 2 });
    expect(await named('Mint')).toMatchObject({ price: 9 });
  });

  test('the same file checked twice is not added twice', async () => {
    const file = csv(short, 'Twin,توأم,1,spices,mouneh');
    const [first, second] = [await check(file), await check(file)];
    await apply(first);
    expect(await apply(second)).toMatchObject({ state: 'checked', stale: 1 });
  });

  test('two imports at the same moment: one is done, the other asks to wait or is done after', async () => {
    const files = ['One', 'Two'].map((name) => csv(short, `${name} at once,معًا,1,spices,mouneh`));
    const seen = [await check(files[0] ?? ''), await check(files[1] ?? '')];
    const answers = await Promise.all(seen.map(({ id }) => send(applyImport, { id }, { token })));
    expect(
      answers.map(({ code }) => code).filter((code) => code !== undefined && code !== 'import_running'),
    ).toEqual([]);
    expect(answers.some(({ success }) => success)).toBe(true);
    await Promise.all(seen.map(({ id }) => settle(id)));
  });

  test('two presses apply it once', async () => {
    const { id } = await check(csv(short, 'Pressed twice,مرتين,1,spices,mouneh'));
    const answers = await Promise.all([1, 2].map(() => send(applyImport, { id }, { token })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await settle(id)).state).toBe('applied');
  });

  test('an import whose process died does not stay stuck', async () => {
    const seen = await check(csv(short, 'Lost,ضائع,1,spices,mouneh'));
    await db.execute(
      sql`update imports set state = 'applying', held_until = now() - interval '1 second' where id = ${seen.id}`,
    );
    expect((await call(getImport, { id: seen.id }, { token })).state).toBe('checked');
    await db.execute(sql`update imports set state = 'checking' where id = ${seen.id}`);
    expect((await call(getImport, { id: seen.id }, { token })).state).toBe('failed');
  });

  test('names that give one slug get one each', async () => {
    await take(
      csv(
        `slug,${short}`,
        'same-a,Same,مثل,1,spices,mouneh',
        'same-b,Same,مثل,1,spices,mouneh',
        ',Same!,مثله,1,spices,mouneh',
      ),
    );
    const slugs = (await imports.products())
      .filter(({ name }) => name.en.startsWith('Same'))
      .map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['same', 'same-a', 'same-b']);
  });
});

describe('an import can be taken back', async () => {
  const imports = await openImports();
  const { check, apply, take, named, token, call, send } = imports;

  test('what was added is gone, what was changed is as it was, and it is remembered', async () => {
    await take(csv(`${short},weight`, 'Old rice,رز قديم,1,spices,mouneh,1kg'));
    const before = await named('Old rice');
    const taken = await take(
      csv(
        `slug,${short},weight,shown`,
        'old-rice,New rice,رز جديد,2,pickles,cilka,2kg,no',
        ',Added rice,رز,3,spices,mouneh,,',
      ),
    );
    expect(await named('New rice')).toMatchObject({ slug: 'new-rice', store: 'cilka', shown: false });
    expect(await call(undoImport, { id: taken.id }, { token })).toMatchObject({ state: 'undone' });
    expect(await named('Added rice')).toBeUndefined();
    expect(await named('Old rice')).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
    expect((await call(getProduct, { id: 'new-rice' })).slug).toBe('old-rice');
    const { items } = await call(listActivity, { subject: taken.id }, { token });
    expect(items).toMatchObject([
      { action: 'import.apply', before: { added: 1, changed: 1 }, after: null, undoes: items[1]?.id },
      { action: 'import.apply', after: { added: 1, changed: 1 }, undone: true },
    ]);
    expect(await send(undoImport, { id: taken.id }, { token })).toMatchObject({ code: 'not_undoable' });
    expect((await take(csv(short, 'Added rice,رز,3,spices,mouneh'))).counts.add).toBe(1);
    expect(await named('Added rice')).toMatchObject({ slug: 'added-rice' });
  });

  test('what was edited since is left out and named in both languages, the rest is undone', async () => {
    await take(csv(short, 'Was one,كان واحدًا,1,spices,mouneh', 'Was two,كان اثنين,1,spices,mouneh'));
    const [one, two] = [await named('Was one'), await named('Was two')];
    const taken = await take(
      csv(
        `id,${short}`,
        `${one?.id},Was one,كان واحدًا,5,spices,mouneh`,
        `${two?.id},Was two,كان اثنين,5,spices,mouneh`,
        ',Fresh,طازج,1,spices,mouneh',
        ',Touched,ملموس,1,spices,mouneh',
        ',Thrown away,مرمي,1,spices,mouneh',
      ),
    );
    const [touched, thrown] = [await named('Touched'), await named('Thrown away')];
    for (const id of [two?.id ?? '', touched?.id ?? ''])
      await call(updateProduct, { id, category: 'spices', weight: '2kg' }, { token });
    await call(deleteProduct, { id: thrown?.id ?? '' }, { token });

    const undone = await call(undoImport, { id: taken.id }, { token });
    const left = [
      { id: two?.id, name: { en: 'Was two', ar: 'كان اثنين' } },
      { id: touched?.id, name: { en: 'Touched', ar: 'ملموس' } },
      { id: thrown?.id, name: { en: 'Thrown away', ar: 'مرمي' } },
    ];
    expect(undone).toMatchObject({ state: 'undone', skipped: { total: 3, products: left } });
    expect(await named('Was one')).toMatchObject({ price: 1 });
    expect(await named('Was two')).toMatchObject({ price: 5, weight: '2kg' });
    expect(await named('Fresh')).toBeUndefined();
    expect(await named('Touched')).toMatchObject({ weight: '2kg' });
    expect((await call(listActivity, { subject: taken.id }, { token })).items[0]).toMatchObject({
      before: { added: 1, changed: 1, left: 3, skipped: left.map(({ name }) => name) },
      after: null,
    });
    expect(await call(getImport, { id: taken.id }, { token })).toMatchObject({ skipped: { total: 3 } });
  });

  test('not when all of it was edited since: the refusal names it', async () => {
    const taken = await take(csv(short, 'All touched,ملموس كله,1,spices,mouneh'));
    const touched = await named('All touched');
    await call(updateProduct, { id: touched?.id ?? '', category: 'spices', price: 2 }, { token });
    expect(await send(undoImport, { id: taken.id }, { token })).toMatchObject({
      status: 409,
      code: 'changed_since',
      details: [{ path: 'line 2', message: 'All touched' }],
    });
    expect((await call(getImport, { id: taken.id }, { token })).state).toBe('applied');
  });

  test('also when a product was changed and the change was taken back', async () => {
    await take(csv(short, 'Twice same,مثله,1,spices,mouneh'));
    const rows = ['Twice same,مثله,2,spices,mouneh', 'Same again,نفسه,1,spices,mouneh'];
    const taken = await take(csv(short, ...rows, 'Same-again,نفسه!,1,spices,mouneh'));
    for (const name of ['Twice same', 'Same-again']) {
      const id = (await named(name))?.id ?? '';
      await call(updateProduct, { id, category: 'pickles', name: { en: 'Else', ar: 'غيره' } }, { token });
      const [entry] = (await call(listActivity, { subject: id }, { token })).items;
      await call(undoActivity, { id: entry?.id ?? 0 }, { token });
    }
    expect(await call(undoImport, { id: taken.id }, { token })).toMatchObject({ state: 'undone' });
    expect(await named('Same again')).toBeUndefined();
    expect(await named('Same-again')).toBeUndefined();
    expect(await named('Twice same')).toMatchObject({ price: 1, category: 'spices' });
  });

  test('from the list of what was done, too; a product in an old category that is gone cannot come back', async () => {
    const taken = await take(csv(short, 'Listed,مدرج,1,spices,mouneh'));
    const [entry] = (await call(listActivity, { subject: taken.id }, { token })).items;
    expect(entry).toMatchObject({ undoable: true, subject: { en: 'goods.csv' } });
    await call(undoActivity, { id: entry?.id ?? 0 }, { token });
    expect(await named('Listed')).toBeUndefined();
    expect((await call(getImport, { id: taken.id }, { token })).state).toBe('undone');

    await imports.addCategory('soon-gone');
    await take(csv(short, 'Moved,منقول,1,soon-gone,mouneh'));
    const moved = await take(csv(short, 'Moved,منقول,1,spices,mouneh'));
    const gone = (await call(listCategories, {})).find(({ slug }) => slug === 'soon-gone');
    await call(deleteCategory, { id: gone?.id ?? '' }, { token });
    expect(await send(undoImport, { id: moved.id }, { token })).toMatchObject({ code: 'changed_since' });
    expect(await named('Moved')).toMatchObject({ category: 'spices' });
  });

  test('the last twenty are kept', async () => {
    for (let count = 0; count < 21; count += 1) await check(csv(short, `N${count},ن,1,spices,mouneh`));
    const kept = await call(listImports, {}, { token });
    expect(kept).toHaveLength(20);
    expect(kept.map(({ state }) => state)).not.toContain('undone');
  });

  test('only administrators come near', async () => {
    const { id } = await check(csv(short, 'Mine,لي,1,spices,mouneh'));
    const { token: customer } = await imports.addCustomer();
    for (const endpoint of [
      startImport,
      listImports,
      getImport,
      listImportLines,
      applyImport,
      undoImport,
      exportProducts,
    ]) {
      const input = endpoint === startImport ? { file: new Blob(['a']), name: 'a' } : { id };
      expect(await send(endpoint, input)).toMatchObject({ status: 401 });
      expect(await send(endpoint, input, { token: customer })).toMatchObject({ status: 403 });
    }
    for (const endpoint of [getImport, listImportLines, applyImport, undoImport])
      for (const other of ['nothing', '00000000-0000-4000-8000-000000000000'])
        expect(await send(endpoint, { id: other }, { token })).toMatchObject({ status: 404 });
    await apply(await check(csv(short, 'Mine,لي,1,spices,mouneh')));
  });
});

test('five thousand lines are checked, applied and taken back while the shop answers', {
  timeout: 300_000,
}, async () => {
  const imports = await openImports();
  const lines = Array.from(
    { length: 5_000 },
    (_, n) => `Thing ${n},شيء ${n},"A thing of its own, number ${n}.",${(n % 90) + 1}.50,spices,mouneh,${n}g`,
  );
  let answered = 0;
  let isOver = false;
  const customers = (async () => {
    for (; !isOver; answered += 1) {
      expect((await imports.app.request('/healthz')).status).toBe(200);
      expect((await imports.app.request('/api/products?limit=1')).status).toBe(200);
    }
  })();
  const seen = await imports.check(
    csv('name_en,name_ar,description_en,price,category,store,weight', ...lines),
  );
  expect(seen.counts).toEqual({ add: 5_000, change: 0, same: 0, refuse: 0 });
  const whileChecked = answered;
  expect(whileChecked).toBeGreaterThan(5);
  expect((await imports.apply(seen)).state).toBe('applied');
  expect(answered - whileChecked).toBeGreaterThan(5);
  const { page } = await imports.call(listAdminProducts, { limit: 1 }, { token: imports.token });
  expect(page.total).toBe(5_000);
  await imports.call(undoImport, { id: seen.id }, { token: imports.token });
  expect((await imports.call(listAdminProducts, { limit: 1 }, { token: imports.token })).page.total).toBe(0);
  isOver = true;
  await customers;
});
