import { expect, test, vi } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { getImport, listImports, type ProductImport, startImport } from '../../contracts/imports.ts';
import { openShop } from '../support/empty-shop.ts';

const shop = await openShop();
const token = await shop.admin();
await shop.addCategory('spices');
await shop.addProduct({ name: { en: 'Sumac', ar: 'سماق' } });

const file = new Blob([
  [
    'name_en,name_ar,price,category',
    ...Array.from({ length: 5000 }, (_, n) => `N ${n},ن ${n},1,spices`),
  ].join('\n'),
]);
const hand = () => shop.send(startImport, { file, name: 'goods.csv' }, { token });
const settle = (id: string) =>
  vi.waitFor(async () => expect((await shop.call(getImport, { id }, { token })).state).toBe('checked'), {
    timeout: 60_000,
    interval: 50,
  });

test('of 22 files handed in at once one is checked, the others are told to wait, and a customer finds what they look for', async () => {
  const handed = Promise.all(Array.from({ length: 22 }, hand));
  const found = await shop.call(listProducts, { q: 'sumac' });
  expect(found.items).toMatchObject([{ name: { en: 'Sumac' } }]);
  const answers = await handed;
  const [taken, ...more] = answers.filter(({ success }) => success);
  expect(more).toEqual([]);
  const refusals = answers.filter(({ success }) => !success);
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(21).fill([409, 'import_running']));
  expect(await shop.call(listImports, {}, { token })).toHaveLength(1);
  await settle((taken as { data: ProductImport }).data.id);
});

test('a file that is refused makes way for the next at once', async () => {
  const bad = await shop.send(startImport, { file: new Blob(['']), name: 'empty.csv' }, { token });
  expect(bad).toMatchObject({ status: 400, details: [{ code: 'file_empty' }] });
  const { data, status } = await hand();
  expect(status).toBe(201);
  await settle((data as ProductImport).id);
});
