import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { listAdminProducts, updateProduct } from '../../contracts/catalogue.ts';
import { getImportImages, retryImportImages } from '../../contracts/import-images.ts';
import {
  applyImport,
  getImport,
  listImportLines,
  type ProductImport,
  startImport,
  undoImport,
} from '../../contracts/imports.ts';
import { copyImages, resumeCopying } from '../../server/imports/copy-images.ts';
import { type FetchGuard, publicWeb } from '../../server/remote/fetch-bytes.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';

const draw = (side: number, colour: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour }, limitInputPixels: false });
const [red, green, bomb] = await Promise.all([
  draw(20, 'red').png().toBuffer(),
  draw(20, 'green').jpeg().toBuffer(),
  draw(10_000, 'white').png({ compressionLevel: 1 }).toBuffer(),
]);

/** The former shop's server: its answers by path, and its received requests. */
const answers = new Map<string, RequestListener>();
const asked: string[] = [];
const elsewhere = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = answers.get(request.url ?? '');
  if (answer) answer(request, response);
  else response.writeHead(404).end('<h1>Not found</h1>');
});
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});
const { port } = elsewhere.address() as AddressInfo;
const onlyThere: FetchGuard = (address, at) =>
  (address === '127.0.0.1' && at === port) || publicWeb(address, at);
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const give = (path: string, bytes: Buffer | string) => {
  answers.set(path, (_, response) => response.end(bytes));
  return at(path);
};

async function openImports(fetchGuard: FetchGuard) {
  const shop = await openShop({}, undefined, { fetchGuard });
  const token = await shop.admin();
  await shop.addCategory('spices');
  const settle = (id: string) =>
    eventually(async () => {
      const seen = await shop.call(getImport, { id }, { token });
      expect(['checking', 'applying']).not.toContain(seen.state);
      return seen;
    });
  const check = async (...lines: string[]) => {
    const file = new Blob([['name_en,name_ar,price,category,image', ...lines].join('\n')]);
    const handed = await shop.send(startImport, { file, name: 'goods.csv' }, { token });
    return settle((handed.data as ProductImport).id);
  };
  const take = async (...lines: string[]) => {
    const { id } = await check(...lines);
    await shop.call(applyImport, { id }, { token });
    return settle(id);
  };
  const images = (id: string) => shop.call(getImportImages, { id }, { token });
  const copied = (id: string) =>
    eventually(async () => {
      const seen = await images(id);
      expect(seen.copied + seen.failed).toBe(seen.total);
      return seen;
    });
  const imageOf = async (name: string) => {
    const { items } = await shop.call(listAdminProducts, { limit: 500 }, { token });
    return items.find((product) => product.name.en === name)?.image;
  };
  return { ...shop, token, check, take, images, copied, imageOf };
}

describe('images of an import', async () => {
  const imports = await openImports(onlyThere);
  const { take, copied, imageOf, call, token } = imports;

  test('are copied into the shop, once each, and given to all products that name them', async () => {
    const [one, two] = [give('/one.png', red), give('/two.jpg', green)];
    const { id } = await take(
      `A,أ,1,spices,${one}`,
      `B,ب,1,spices,${two}`,
      `C,ت,1,spices,${one}`,
      'D,ث,1,spices,',
    );
    expect(await copied(id)).toEqual({ total: 2, copied: 2, failed: 0, failures: [] });
    const image = await imageOf('A');
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    expect([await imageOf('C'), await imageOf('D')]).toEqual([image, '']);
    expect(await imageOf('B')).not.toBe(image);
    expect((await imports.app.request(image ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(asked.filter((path) => path === '/one.png')).toHaveLength(1);
  });

  test('more than one batch is copied to the end, and the catalogue changes once a batch', async () => {
    const versionOf = async () => {
      const { rows } = await imports.db.execute<{ version: number }>(
        sql`select version::int from catalogue_version`,
      );
      return rows[0]?.version ?? 0;
    };
    const lines = Array.from(
      { length: 30 },
      (_, n) => `Many ${n},كثير ${n},1,spices,${give(`/many/${n}.png`, red)}`,
    );
    const { id } = await take(...lines);
    const before = await versionOf();
    expect(await copied(id)).toMatchObject({ total: 30, copied: 30 });
    expect((await versionOf()) - before).toBeLessThanOrEqual(3);
  });

  test('that cannot be had are listed with the reason, and tried again when that is asked for', async () => {
    const { id } = await take(
      `No page,لا صفحة,1,spices,${at('/missing.png')}`,
      `Page,صفحة,1,spices,${give('/page.png', '<!doctype html><img src="x">')}`,
      `Bomb,قنبلة,1,spices,${give('/bomb.png', bomb)}`,
      'Inside,داخل,1,spices,http://127.0.0.1/inside.png',
      'Named,مسمى,1,spices,http://localhost/inside.png',
      `Led inside,مقود,1,spices,${at('/led.png')}`,
    );
    const { failures, ...counts } = await copied(id);
    expect(counts).toEqual({ total: 6, copied: 0, failed: 6 });
    expect(failures.map(({ product, fault }) => [product?.name.en, fault])).toEqual([
      ['No page', { reason: 'status', status: 404 }],
      ['Page', { reason: 'no_image' }],
      ['Bomb', { reason: 'no_image' }],
      ['Inside', { reason: 'address' }],
      ['Named', { reason: 'address' }],
      ['Led inside', { reason: 'status', status: 404 }],
    ]);
    expect(await imageOf('Page')).toBe(at('/page.png'));
    give('/page.png', red);
    answers.set('/led.png', (_, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    );
    expect(await call(retryImportImages, { id }, { token })).toMatchObject({ total: 6 });
    const again = await copied(id);
    expect(again).toMatchObject({ copied: 1, failed: 5 });
    expect(again.failures.at(-1)).toMatchObject({
      product: { name: { en: 'Led inside' } },
      fault: { reason: 'address' },
    });
    expect(await imageOf('Page')).toMatch(/^\/media\//);
  });

  test('a product that has got another image meanwhile keeps it', async () => {
    const slow = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    answers.set('/slow.png', async (_, response) => {
      reached.resolve();
      await slow.promise;
      response.end(red);
    });
    const { id } = await take(`Mine,لي,1,spices,${at('/slow.png')}`);
    await reached.promise;
    const { items } = await call(listAdminProducts, { limit: 500 }, { token });
    const mine = items.find(({ name }) => name.en === 'Mine');
    const image = 'https://images.example/mine.jpg';
    await call(updateProduct, { id: mine?.id ?? '', category: 'spices', image }, { token });
    slow.resolve();
    expect(await copied(id)).toMatchObject({ copied: 1 });
    expect(await imageOf('Mine')).toBe(image);
  });

  test('the same file again changes nothing, and asks for no image again', async () => {
    const line = `Again,من جديد,1,spices,${give('/again.png', red)}`;
    await copied((await take(line)).id);
    const seen = await imports.check(line);
    expect(await call(listImportLines, { id: seen.id, outcome: 'change' }, { token })).toMatchObject({
      items: [],
    });
    expect(seen.counts).toMatchObject({ same: 1, change: 0 });
    const other = await take(`Other,آخر,1,spices,${at('/again.png')}`);
    expect(await copied(other.id)).toMatchObject({ total: 0 });
    expect(await imageOf('Other')).toBe(await imageOf('Again'));
    expect(asked.filter((path) => path === '/again.png')).toHaveLength(1);
  });

  test('an import whose images were copied can be taken back', async () => {
    const { id } = await take(`Undone,متروك,1,spices,${give('/undone.png', red)}`);
    await copied(id);
    expect(await call(undoImport, { id }, { token })).toMatchObject({ state: 'undone' });
    expect(await imageOf('Undone')).toBeUndefined();
  });

  test('copying that was cut off is taken up again, once', async () => {
    const { id } = await take(`Cut off,مقطوع,1,spices,${give('/cut.png', red)}`);
    await copied(id);
    await imports.db.execute(sql`update import_images set state = 'waiting' where import_id = ${id}`);
    await Promise.all([resumeCopying(imports.deps), copyImages(imports.deps, { importId: id })]);
    expect(await copied(id)).toMatchObject({ copied: 1 });
  });

  test('of an import that is not there: 404', async () => {
    for (const endpoint of [getImportImages, retryImportImages])
      expect(await imports.send(endpoint, { id: 'nothing' }, { token })).toMatchObject({ status: 404 });
  });
});

test('a shop as it is run never asks a server of this house', async () => {
  const { take, copied } = await openImports(publicWeb);
  const { id } = await take(`Own,لي,1,spices,${give('/own.png', red)}`);
  expect(await copied(id)).toMatchObject({ failed: 1, failures: [{ fault: { reason: 'address' } }] });
  expect(asked).not.toContain('/own.png');
});
