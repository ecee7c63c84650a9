import { describe, expect, test, vi } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { getImport, listImportLines, type ProductImport, startImport } from '../../contracts/imports.ts';
import { openShop } from '../support/empty-shop.ts';

const shop = await openShop();
const token = await shop.admin();
const mebibyte = 1024 * 1024;
const headings = 'name_en,name_ar,price,category\n';
const hand = (...parts: BlobPart[]) =>
  shop.send(startImport, { file: new Blob(parts), name: 'wrong.csv' }, { token });

/** Requests products repeatedly until the work is done; returns the number of answers. */
async function answersDuring(work: Promise<unknown>): Promise<number> {
  let [isOver, answered] = [false, 0];
  const over = work.finally(() => {
    isOver = true;
  });
  for (; !isOver; answered += 1) await shop.call(listProducts, { limit: 1 });
  await over;
  return answered;
}

async function settle(data: unknown): Promise<ProductImport> {
  const { id } = data as ProductImport;
  return vi.waitFor(
    async () => {
      const seen = await shop.call(getImport, { id }, { token });
      expect(seen.state).not.toBe('checking');
      return seen;
    },
    { timeout: 60_000, interval: 50 },
  );
}

describe('a file that is no list of products', () => {
  test.each([
    ['whose first line has no end', 'file_headings', ['name_en,price', ','.repeat(39 * mebibyte)]],
    [
      'whose headings are longer than 64 KB',
      'file_headings',
      ['name_en,price', ',x'.repeat(33_000), '\na,1'],
    ],
    [
      'in UTF-16 whose headings have no end but a letter of the same byte',
      'file_headings',
      [Buffer.from(`\ufeffname_en,price,\u0a0a${',x'.repeat(33_000)}\na,1`, 'utf16le')],
    ],
    ['of millions of lines', 'file_long', [headings, '\r'.repeat(39 * mebibyte)]],
    ['with a hole of zeros in it', 'file_encoding', [headings, '\0'.repeat(39 * mebibyte)]],
  ])('%s is refused before it is read', async (_, code, parts) => {
    expect(await hand(...parts)).toMatchObject({ status: 400, details: [{ path: 'file', code }] });
  });

  test.each([
    ['a line without an end', [headings, 'Good,جيد,1,spices\n', ','.repeat(39 * mebibyte)]],
    [
      'a cell without an end',
      [headings, 'Good,جيد,1,spices\n"', 'x\n'.repeat(100_000), 'x'.repeat(30 * mebibyte)],
    ],
  ])('with %s is given up there, and customers are answered meanwhile', async (_, parts) => {
    const { data, status } = await hand(...parts);
    expect(status).toBe(201);
    const settled = settle(data);
    expect(await answersDuring(settled)).toBeGreaterThan(2);
    const { id, state } = await settled;
    expect(state).toBe('failed');
    const { items } = await shop.call(listImportLines, { id }, { token });
    expect(items.filter(({ line }) => line === 3)).toMatchObject([
      { line: 3, faults: [{ code: 'file_record' }] },
    ]);
  });

  const long = '<p>x</p>'.repeat(110_000);
  const times = (count: number, lineOf: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => lineOf(n)).join('\n');
  test.each([
    [
      'variants of one product with a description of a megabyte',
      ['Handle,Title,Body (HTML),Variant Price,Option1 Value\n', `a,A,${long},1,v\n`],
      times(3000, (n) => `a,,,1,v${n}`),
    ],
    [
      'variations of one product with a description of a megabyte',
      ['ID,Type,SKU,Name,Description,Regular price,Parent\n', `1,variable,p,P,${long},,\n`],
      times(3000, (n) => `${n + 2},variation,s${n},V ${n},,1,p`),
    ],
  ])('3,000 %s are checked in the time of one', async (_, start, rest) => {
    const { data } = await hand(...start, rest);
    expect((await settle(data)).counts.refuse).toBeGreaterThanOrEqual(3000);
  });

  test('but lines of nothing but commas are read to the end while customers are answered', async () => {
    const { data } = await hand(headings, `${','.repeat(900_000)}\n`.repeat(8));
    const settled = settle(data);
    expect(await answersDuring(settled)).toBeGreaterThan(10);
    expect((await settled).state).toBe('checked');
  });
});
