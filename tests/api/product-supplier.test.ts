import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Activity, listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listAdminProducts,
  listProducts,
  suggestProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { exportProducts, undoImport } from '../../contracts/imports.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

const imports = await openImports();
const { call, send, take, named, db, token } = imports;
const asAdmin = { token };
const name = { en: 'Carob syrup', ar: 'دبس خروب' };
const addCarob = (supplier?: string | null) =>
  call(createProduct, { name, price: 4, category: 'spices', store: 'mouneh', supplier }, asAdmin);
const supplierOf = async (id: string) => (await call(getAdminProduct, { id }, asAdmin)).supplier;
const change = (id: string, supplier: string | null) =>
  call(updateProduct, { id, category: 'spices', supplier }, asAdmin);
async function latest(subject: string): Promise<Activity> {
  const [entry] = (await call(listActivity, { subject }, asAdmin)).items;
  if (!entry) throw new Error('nothing is remembered of this');
  return entry;
}

test('a supplier is kept for administrators, and no public answer or page names them', async () => {
  const { id, slug, supplier } = await addCarob('  Abu Ahmad, 079 123 4567 ');
  expect(supplier).toBe('Abu Ahmad, 079 123 4567');
  expect(await supplierOf(id)).toBe(supplier);
  const all = await call(listAdminProducts, { q: 'carob' }, asAdmin);
  expect(all.items[0]?.supplier).toBe(supplier);
  const told = [
    await call(getProduct, { id }),
    await call(listProducts, { q: 'carob' }),
    await call(suggestProducts, { q: 'carob' }),
  ];
  expect(JSON.stringify(told)).toContain(slug);
  expect(JSON.stringify(told)).not.toMatch(/supplier|Abu Ahmad/);
  expect((await call(listProducts, { q: 'Ahmad' })).items).toEqual([]);
});

test('without one there is none; a text too long is refused with its field', async () => {
  const { id } = await addCarob();
  expect(await supplierOf(id)).toBeNull();
  await change(id, 'Um Sami');
  await change(id, '');
  expect(await supplierOf(id)).toBeNull();
  const refused = await send(updateProduct, { id, category: 'spices', supplier: 'x'.repeat(101) }, asAdmin);
  expect(refused.details).toMatchObject([
    { path: 'supplier', code: 'too_long', maximum: 100, message: 'At most 100 characters' },
  ]);
});

test('a change of it is remembered and undone, and not undone over a later one', async () => {
  const { id } = await addCarob('Abu Ahmad');
  await change(id, 'Um Sami');
  const entry = await latest(id);
  expect([entry.before?.supplier, entry.after?.supplier]).toEqual(['Abu Ahmad', 'Um Sami']);
  await db.update(products).set({ supplier: 'Someone else' }).where(eq(products.id, id));
  expect((await send(undoActivity, { id: entry.id }, asAdmin)).code).toBe('changed_since');
  await db.update(products).set({ supplier: 'Um Sami' }).where(eq(products.id, id));
  await call(undoActivity, { id: entry.id }, asAdmin);
  expect(await supplierOf(id)).toBe('Abu Ahmad');
});

test('what was done before the column was added can still be undone', async () => {
  const { id } = await addCarob();
  await call(updateProduct, { id, category: 'spices', price: 5 }, asAdmin);
  await db.execute(sql`
    update activity set before = before - 'supplier', after = after - 'supplier' where subject_id = ${id}`);
  await call(undoActivity, { id: (await latest(id)).id }, asAdmin);
  expect(await call(getAdminProduct, { id }, asAdmin)).toMatchObject({ price: 4, supplier: null });
});

test('a file brings it, under its own heading or a seller’s, and undoing the import takes it back', async () => {
  await take(csv(`${short},supplier`, 'Fig jam,مربى تين,3,spices,mouneh,Abu Ahmad'));
  expect(await named('Fig jam')).toMatchObject({ supplier: 'Abu Ahmad' });
  const applied = await take(csv('اسم المنتج,السعر,المورد', 'Fig jam,3,أم سامي'));
  expect(await named('Fig jam')).toMatchObject({ supplier: 'أم سامي' });
  await call(undoImport, { id: applied.id }, asAdmin);
  expect(await named('Fig jam')).toMatchObject({ supplier: 'Abu Ahmad' });
});

test('an import from before the column was added can still be undone after an edit that was taken back', async () => {
  const applied = await take(csv(short, 'Quince jam,مربى سفرجل,3,spices,mouneh'));
  await db.execute(sql`update import_lines set input = input - 'supplier' where import_id = ${applied.id}`);
  const { id } = (await named('Quince jam')) ?? { id: '' };
  await call(updateProduct, { id, category: 'spices', price: 5 }, asAdmin);
  await call(undoActivity, { id: (await latest(id)).id }, asAdmin);
  expect((await call(undoImport, { id: applied.id }, asAdmin)).skipped?.total ?? 0).toBe(0);
  expect(await named('Quince jam')).toBeUndefined();
});

test('the file of all products has it', async () => {
  await take(csv(`${short},supplier`, 'Rose water,ماء ورد,3,spices,mouneh,Abu Ahmad'));
  const answer = await imports.app.request(`/api${exportProducts.path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [headings, ...lines] = (await answer.text()).split('\r\n');
  expect(headings?.split(',')).toContain('supplier');
  expect(lines.find((line) => line.includes('Rose water'))).toContain('Abu Ahmad');
});
