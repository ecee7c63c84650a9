import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Product, updateProduct } from '../../contracts/catalogue.ts';
import { languages } from '../../contracts/language.ts';
import { uploadImage } from '../../contracts/uploads.ts';
import { openShop } from '../support/empty-shop.ts';

const shop = await openShop({}, undefined, { seeded: true });
const { app, deps, call, admin, addCategory, addProduct } = shop;

beforeAll(async () => {
  await addCategory('soaps');
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.request(url, { headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const drawn = async () =>
  (await readdir(path.join(deps.config.dataDir, 'share')).catch(() => [])).filter(
    (name) => !name.startsWith('.'),
  );

/** The difference of two images in a region: 0 for equal ones, 255 for black and white. */
async function differenceIn(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const read = (bytes: Buffer) => sharp(bytes).extract(part).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([read(one), read(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const [start, end] = [
  { left: 0, top: 0, width: 500, height: 480 },
  { left: 700, top: 0, width: 500, height: 480 },
];
const cloth = { left: 0, top: 524, width: 1200, height: 106 };

const jar = (fields: Partial<Product> & { name: Product['name'] }) =>
  addProduct({ category: 'soaps', ...fields });

test.each([
  '/share/en.jpg',
  '/share/ar.jpg',
  '/share/en-mouneh.jpg',
  '/share/ar-cilka.jpg',
  '/share/en/extra-virgin-olive-oil.jpg',
  '/share/ar/mint-tea-bags.jpg',
])('%s is an image of the size that networks ask for, and no heavier than a chat likes', async (url) => {
  const { status, headers, bytes } = await get(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(bytes.length).toBeLessThan(200_000);
});

test('the same image is not sent twice to who has it', async () => {
  const { headers } = await get('/share/en.jpg');
  const again = await get('/share/en.jpg', { 'If-None-Match': `"other", ${headers.etag}` });
  expect({ status: again.status, length: again.bytes.length, etag: again.headers.etag }).toEqual({
    status: 304,
    length: 0,
    etag: headers.etag,
  });
});

describe('the image of a product', () => {
  test('has its name in the language of the page, and its jar on the other side', async () => {
    const [english, arabic] = await Promise.all(
      languages.map(async (language) => (await get(`/share/${language}/makdous.jpg`)).bytes),
    );
    for (const half of [start, end])
      expect(await differenceIn(english as Buffer, arabic as Buffer, half)).toBeGreaterThan(10);
    expect(await differenceIn(english as Buffer, arabic as Buffer, cloth)).toBeLessThan(1);
  });

  test('shows its name: another name is another image, in the words only', async () => {
    const { slug } = await jar({ name: { en: 'Olive soap', ar: 'صابون زيت' } });
    const other = await jar({ name: { en: 'Bay laurel soap of Aleppo', ar: 'صابون غار حلبي' } });
    const [one, two] = [await get(`/share/ar/${slug}.jpg`), await get(`/share/ar/${other.slug}.jpg`)];
    expect(await differenceIn(one.bytes, two.bytes, start)).toBeLessThan(0.5);
    expect(await differenceIn(one.bytes, two.bytes, end)).toBeGreaterThan(2);
  });

  test('shows the photograph that the seller has sent, filling the niche', async () => {
    const red = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(red)]);
    const { image } = await call(uploadImage, { file }, { token: await admin() });
    const { slug } = await jar({ name: { en: 'Red soap', ar: 'صابون أحمر' }, image });
    const { bytes } = await get(`/share/en/${slug}.jpg`);
    const niche = await sharp(bytes)
      .extract({ left: 760, top: 140, width: 320, height: 340 })
      .png()
      .toBuffer();
    const { channels } = await sharp(niche).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
    expect(r).toBeGreaterThan(240);
    expect(g + b).toBeLessThan(30);
  });

  test.each([
    'https://images.example/soap.jpg',
    '/media/../../secret.svg',
    '/media/ffffffffffffffffffffffffffffffff.svg',
    '',
  ])('has an empty jar in place of an image that the shop does not keep: %j', async (image) => {
    const empty = await jar({ name: { en: 'Plain soap', ar: 'صابون' } });
    const { slug } = await jar({ name: { en: 'Plain soap', ar: 'صابون' }, image });
    const [one, two] = [await get(`/share/en/${empty.slug}.jpg`), await get(`/share/en/${slug}.jpg`)];
    expect(two.status).toBe(200);
    expect(await differenceIn(one.bytes, two.bytes, { left: 0, top: 0, width: 1200, height: 630 })).toBe(0);
  });

  test.each([
    ['a long name', `${'Very slowly strained '.repeat(6)}soap`],
    ['a word without end', 'o'.repeat(150)],
    ['letters that no font has', '石鹸 👩‍🍳 soap'],
    ['nothing that a font has', '石鹸'],
    ['both scripts and signs', 'صابون (Nablus) 100% <b>&amp;</b> 3/4'],
  ])('stands with %s', async (_, name) => {
    const { slug } = await jar({ name: { en: name, ar: name } });
    for (const language of languages) {
      const { status, bytes } = await get(`/share/${language}/${slug}.jpg`);
      expect(status).toBe(200);
      expect((await sharp(bytes).metadata()).width).toBe(1200);
    }
  });

  test('is drawn anew when its name changes, and its old address leads to the new one', async () => {
    const product = await jar({ name: { en: 'Soap of one name', ar: 'صابون' } });
    const before = await get(`/share/en/${product.slug}.jpg`);
    const change = { id: product.id, category: 'soaps', name: { en: 'Soap of two names', ar: 'صابون' } };
    const { slug } = await call(updateProduct, change, { token: await admin() });
    const moved = await get(`/share/en/${product.slug}.jpg`);
    expect({ status: moved.status, location: moved.headers.location }).toEqual({
      status: 301,
      location: `/share/en/${slug}.jpg`,
    });
    const after = await get(`/share/en/${slug}.jpg`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('does not change with the price, which it does not show', async () => {
    const product = await jar({ name: { en: 'Soap at a price', ar: 'صابون' } });
    const before = await get(`/share/en/${product.slug}.jpg`);
    await call(updateProduct, { id: product.id, category: 'soaps', price: 9 }, { token: await admin() });
    expect((await get(`/share/en/${product.slug}.jpg`)).headers.etag).toBe(before.headers.etag);
  });

  test('is drawn once for all who ask at the same time, and kept', async () => {
    const { slug } = await jar({ name: { en: 'Soap for a crowd', ar: 'صابون' } });
    const before = await drawn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/share/en/${slug}.jpg`)));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const after = await drawn();
    expect(after.length).toBe(before.length + 1);
    expect(after.every((name) => /^[0-9a-f]{32}\.jpg$/.test(name))).toBe(true);
  });
});

test('of many images only the newest are kept', async () => {
  const { slug } = await jar({ name: { en: 'One soap too many', ar: 'صابون' } });
  const folder = path.join(deps.config.dataDir, 'share');
  const names = Array.from({ length: 4000 }, (_, index) => `${String(index).padStart(32, '0')}.jpg`);
  for (const name of names) await writeFile(path.join(folder, name), '');
  for (const name of names.slice(0, 500)) await utimes(path.join(folder, name), 1, 1);
  await get(`/share/en/${slug}.jpg`);
  const kept = await drawn();
  expect(kept.length).toBeLessThan(4000);
  expect(names.slice(500).filter((name) => !kept.includes(name))).toEqual([]);
});

test('what is no product of the shop, or a hidden one, has no image', async () => {
  const { slug } = await addProduct({
    category: 'soaps',
    name: { en: 'Secret soap', ar: 'سر' },
    shown: false,
  });
  for (const url of [
    `/share/en/${slug}.jpg`,
    '/share/en/no-such-jar.jpg',
    '/share/fr/makdous.jpg',
    '/share/fr.jpg',
    '/share/en/..%2f..%2fpostgres.jpg',
    '/share/',
    '/share/en/makdous.png',
  ]) {
    expect((await get(url)).status, url).toBe(404);
  }
});
