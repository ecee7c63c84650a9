import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { type AdminProduct, listAdminProducts } from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import {
  applyImport,
  getImport,
  listImportLines,
  type Outcome,
  type ProductImport,
  recheckImport,
  startImport,
} from '../../contracts/imports.ts';
import type { FetchGuard } from '../../server/remote/fetch-bytes.ts';
import { openShop } from './empty-shop.ts';

/** A shop with two categories, and the actions of the tests. */
export async function openImports(fetchGuard?: FetchGuard) {
  const shop = await openShop({}, undefined, fetchGuard && { fetchGuard });
  const token = await shop.admin();
  await shop.addCategory('spices', { en: 'Spices', ar: 'بهارات' });
  await shop.addCategory('pickles', { en: 'Pickles', ar: 'مخللات' });
  const settle = (id: string) =>
    vi.waitFor(
      async () => {
        const seen = await shop.call(getImport, { id }, { token });
        expect(['checking', 'applying']).not.toContain(seen.state);
        return seen;
      },
      { timeout: 120_000, interval: 50 },
    );
  type Options = { name?: string; store?: 'mouneh' | 'cilka'; category?: string };
  const hand = (file: string | Uint8Array<ArrayBuffer>, options: Options = {}) =>
    shop.send(startImport, { file: new Blob([file]), name: 'goods.csv', ...options }, { token });
  const check = async (file: string | Uint8Array<ArrayBuffer>, options: Options = {}) => {
    const { data, success, details } = await hand(file, options);
    expect(details).toBeUndefined();
    expect(success).toBe(true);
    return settle((data as ProductImport).id);
  };
  const linesOf = async ({ id }: ProductImport, outcome?: Outcome) =>
    (await shop.call(listImportLines, { id, outcome, limit: 200 }, { token })).items;
  const faultsOf = async (one: ProductImport) =>
    (await linesOf(one, 'refuse')).map(({ line, faults }) => [line, ...faults.map(({ code }) => code)]);
  const recheck = async (id: string, input: Omit<InputOf<typeof recheckImport>, 'id'>) => {
    await shop.call(recheckImport, { id, ...input }, { token });
    return settle(id);
  };
  const apply = async ({ id }: ProductImport, without_refused?: boolean) => {
    await shop.call(applyImport, { id, without_refused }, { token });
    return settle(id);
  };
  const take = async (file: string, options: Options = {}) => apply(await check(file, options));
  const products = async () => {
    const found: AdminProduct[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, page } = await shop.call(listAdminProducts, { limit: 500, cursor }, { token });
      found.push(...items);
      if (!page.cursor) return found;
      cursor = page.cursor;
    }
  };
  /** The product with this English name, and with this size when there are several. */
  const named = async (en: string, size?: string) =>
    (await products()).find(({ name, weight }) => name.en === en && (size === undefined || weight === size));
  return { ...shop, token, settle, hand, check, linesOf, faultsOf, recheck, apply, take, products, named };
}

/** A file of `tests/support/imports`. */
export const sample = (name: string) => readFile(new URL(`imports/${name}.csv`, import.meta.url), 'utf8');
export const csv = (...lines: string[]) => lines.join('\n');
/** The column headings of a complete new product. */
export const short = 'name_en,name_ar,price,category,store';
