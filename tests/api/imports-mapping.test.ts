import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { updateProduct } from '../../contracts/catalogue.ts';
import { createCategory, deleteCategory, listCategories } from '../../contracts/categories.ts';
import type { ImportField } from '../../contracts/import-fields.ts';
import { getImportMapping, recheckImport } from '../../contracts/imports.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

const imports = await openImports();
const { check, recheck, apply, named, linesOf, faultsOf, call, send, token } = imports;
const mappingOf = (id: string) => call(getImportMapping, { id }, { token });

test('a file says which of its columns were taken for what, and shows a few of their cells', async () => {
  const { id } = await check(csv('اسم المنتج,السعر,ملاحظات', 'جميد,9,شتوي', 'سمنة,11,شتوي'));
  expect(await mappingOf(id)).toEqual({
    columns: [
      { heading: 'اسم المنتج', field: 'name', samples: ['جميد', 'سمنة'] },
      { heading: 'السعر', field: 'price', samples: ['9', '11'] },
      { heading: 'ملاحظات', field: null, samples: ['شتوي'] },
    ],
    categories: [],
    store: 'mouneh',
    category: null,
  });
});

test('columns that nobody knows wait to be mapped; then the file is checked without choosing it again', async () => {
  const seen = await check(csv('ware,kostet,regal', 'Halva,2.5,spices'));
  expect(seen).toMatchObject({ state: 'unmapped', format: 'table', rows: 0 });
  expect(await linesOf(seen)).toEqual([]);
  const columns: ImportField[] = ['name', 'price', 'category'];
  const again = await recheck(seen.id, { columns });
  expect(again).toMatchObject({ state: 'checked', rows: 1, counts: { add: 1 } });
  await apply(again);
  expect(await named('Halva')).toMatchObject({ price: 2.5, category: 'spices' });
  const next = await check(csv('ware,kostet,regal', 'Halva,2.75,spices'));
  expect(next).toMatchObject({ state: 'checked', counts: { change: 1 } });
  expect(await recheck(next.id, { columns: [null, 'price', null] })).toMatchObject({ state: 'unmapped' });
});

test('a column taken for the wrong field is corrected', async () => {
  const seen = await check(csv('name_en,price,amount,category', 'Freekeh,99,3,spices'));
  const again = await recheck(seen.id, { columns: ['name_en', null, 'price', 'category'] });
  expect(await linesOf(again)).toMatchObject([{ name: 'Freekeh', product: { price: 3 } }]);
});

test('a known product whose category in another shop’s file is unknown keeps its own, and its line says so', async () => {
  await apply(await check(csv('Name,Price,Category', 'Zhourat,3,spices', 'Yansoon,2,spices')));
  const seen = await check(csv('Name,Price,Category', 'Zhourat,4,Herbs', 'Yansoon,2,Herbs'));
  const note = { column: 'category', code: 'category_kept', value: 'Herbs' };
  expect(await linesOf(seen)).toMatchObject([
    { name: 'Zhourat', outcome: 'change', changes: [{ column: 'price' }], faults: [note] },
    { name: 'Yansoon', outcome: 'same', changes: [], faults: [note] },
  ]);
  expect(seen.counts).toMatchObject({ change: 1, same: 1, refuse: 0 });
  await apply(seen);
  expect(await named('Zhourat')).toMatchObject({ price: 4, category: 'spices' });
});

test('categories of a file are mapped to the shop’s, and the next file of that shop needs no more', async () => {
  const file = csv('Name,Price,Category', 'Ajwa,3,Food > Dates', 'Barhi,4,food > dates', 'Loomi,2,Dried');
  const seen = await check(file);
  expect(await faultsOf(seen)).toEqual([2, 3, 4].map((line) => [line, 'category_unknown']));
  expect((await mappingOf(seen.id)).categories).toEqual([
    { path: 'Food > Dates', products: 2, category: null },
    { path: 'Dried', products: 1, category: null },
  ]);
  await call(
    createCategory,
    { slug: 'dates', name: { en: 'Dates', ar: 'تمور' }, description: null },
    { token },
  );
  // A category created meanwhile is recognised by name; the other one is mapped.
  const again = await recheck(seen.id, { categories: [{ path: 'Dried', category: 'pickles' }] });
  expect(again.counts).toMatchObject({ add: 3, refuse: 0 });
  expect((await mappingOf(seen.id)).categories).toEqual([
    { path: 'Food > Dates', products: 2, category: 'dates' },
    { path: 'Dried', products: 1, category: 'pickles' },
  ]);
  await apply(again);
  expect(await named('Loomi')).toMatchObject({ category: 'pickles' });
  const next = await check(csv('Name,Price,Category', 'Black lime,2,DRIED'));
  expect(next.counts).toMatchObject({ add: 1, refuse: 0 });
});

test('a file that comes again can change categories', async () => {
  const file = csv('Handle,Title,Type,Variant Price', 'tahini,Tahini,Pastes,3', 'dibs,Dibs,Syrups,4');
  await apply(await check(file, { category: 'spices' }));
  expect(await named('Tahini')).toMatchObject({ category: 'spices' });
  const seen = await check(file);
  const again = await recheck(seen.id, { categories: [{ path: 'Pastes', category: 'pickles' }] });
  expect(await linesOf(again, 'change')).toMatchObject([
    { changes: [{ column: 'category', before: 'spices', after: 'pickles' }] },
  ]);
  await apply(again);
  expect(await named('Tahini')).toMatchObject({ category: 'pickles' });
  expect(await named('Dibs')).toMatchObject({ category: 'spices' });
});

test('in a file of ours a category means itself, whatever was chosen for another shop’s', async () => {
  const other = await check(csv('Name,Price,Category', 'Elsewhere,3,Spices'));
  await recheck(other.id, { categories: [{ path: 'Spices', category: 'pickles' }] });
  expect(await linesOf(await check(csv(short, 'Ours,لنا,1,spices,mouneh')))).toMatchObject([
    { product: { category: 'spices' } },
  ]);
  await recheck(other.id, { categories: [{ path: 'Spices', category: null }] });
  expect(await linesOf(await check(csv('Name,Price,Category', 'Elsewhere,3,Spices')))).toMatchObject([
    { product: { category: 'spices' } },
  ]);
});

test('a choice for a category that is deleted is forgotten with it', async () => {
  await imports.addCategory('short-lived', { en: 'Short-lived', ar: 'عابرة' });
  const seen = await check(csv('Name,Price,Category', 'Passing,3,Odds'));
  await recheck(seen.id, { categories: [{ path: 'Odds', category: 'short-lived' }] });
  const gone = (await call(listCategories, {})).find(({ slug }) => slug === 'short-lived');
  await call(deleteCategory, { id: gone?.id ?? '' }, { token });
  expect(await faultsOf(await recheck(seen.id, {}))).toEqual([[2, 'category_unknown']]);
});

test('store and the category of all others are chosen on the check screen too', async () => {
  const seen = await check(csv('Name,Price', 'Wherever,3'));
  expect(seen.counts).toMatchObject({ refuse: 1 });
  await apply(await recheck(seen.id, { store: 'cilka', category: 'pickles' }));
  expect(await named('Wherever')).toMatchObject({ store: 'cilka', category: 'pickles' });
});

test('what is added between two checks of a file is seen by the second', async () => {
  const seen = await check(csv(short, 'Between,بين,1,spices,mouneh'));
  await imports.addProduct({ name: { en: 'Between', ar: 'بين' }, category: 'spices', price: 5 });
  const again = await recheck(seen.id, {});
  expect(again.counts).toMatchObject({ add: 0, change: 1 });
  expect((await apply(again)).state).toBe('applied');
});

test('is refused what the file cannot be: other columns, unknown categories, an applied import, a file that is gone', async () => {
  const { id } = await check(csv(short, 'Refused,مرفوض,1,spices,mouneh'));
  const again = (input: object) => send(recheckImport, { id, ...input }, { token });
  expect(await again({ columns: ['price'] })).toMatchObject({ details: [{ path: 'columns' }] });
  expect(await again({ columns: ['colour'] })).toMatchObject({ details: [{ path: 'columns.0' }] });
  expect(await again({ category: 'nowhere' })).toMatchObject({ details: [{ code: 'category_unknown' }] });
  expect(await again({ categories: [{ path: 'x', category: 'nowhere' }] })).toMatchObject({
    details: [{ path: 'categories.0.category', code: 'category_unknown' }],
  });
  await apply(await recheck(id, {}));
  expect(await again({})).toMatchObject({ status: 409, code: 'import_not_ready' });
  const old = await check(csv(short, 'Old,قديم,1,spices,mouneh'));
  for (let count = 0; count < 3; count += 1) await check(csv(short, `Newer ${count},أحدث,1,spices,mouneh`));
  expect(await send(recheckImport, { id: old.id }, { token })).toMatchObject({ code: 'import_file_gone' });
  expect(await readdir(join(imports.deps.config.dataDir, 'imports'))).toHaveLength(3);
});

test('a product that was translated meanwhile keeps its names when its file is checked again', async () => {
  await apply(await check(csv('الاسم,السعر,الفئة', 'يانسون,2,بهارات')));
  const { id, category } = (await named('يانسون')) ?? { id: '', category: '' };
  await call(updateProduct, { id, category, name: { en: 'Aniseed', ar: 'يانسون' } }, { token });
  await apply(await check(csv('الاسم,السعر', 'يانسون,2.5')));
  expect(await named('Aniseed')).toMatchObject({ price: 2.5, name: { en: 'Aniseed', ar: 'يانسون' } });
});
