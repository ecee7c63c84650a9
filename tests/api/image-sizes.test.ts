import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageSet, imageWidths } from '../../contracts/images.ts';
import { uploadImage } from '../../contracts/uploads.ts';
import { storeFile } from '../../server/media/store-image.ts';
import { openShop } from '../support/empty-shop.ts';

const { app, call, admin, deps, logged } = await openShop();
const token = await admin();
const folder = join(deps.config.dataDir, 'media');

/** A noisy photograph, which no format compresses well. */
async function addPhoto(seed: number, { width = 1700, height = 1700 } = {}): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 90 + seed, sigma: 30 };
  const plain = sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
  const file = new Blob([new Uint8Array(await plain.jpeg({ quality: 60 }).toBuffer())]);
  return (await call(uploadImage, { file }, { token })).image;
}

/** The shop does not decode AVIF, so the width is read from the file's header. */
async function widthOf(bytes: Buffer): Promise<number | undefined> {
  const place = bytes.indexOf('ispe');
  return place > 0 ? bytes.readUInt32BE(place + 8) : (await sharp(bytes).metadata()).width;
}

const variantOf = (image: string, width: number, format: string) =>
  image.replace('.webp', `-${width}.${format}`);

describe('a photograph', () => {
  test('is served small too, in both formats, and each may be kept for ever', async () => {
    const image = await addPhoto(1);
    for (const format of ['avif', 'webp'] as const) {
      const paths = (imageSet(image, format, true) ?? '')
        .split(', ')
        .map((entry) => entry.split(' ')[0] ?? '');
      expect(paths).toEqual(imageWidths.map((width) => variantOf(image, width, format)));
      const sizes: number[] = [];
      for (const [index, path] of paths.entries()) {
        const response = await app.request(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('content-security-policy')).toContain('sandbox');
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.toString('latin1', 4, 16)).toContain(format === 'avif' ? 'ftypavif' : 'WEBP');
        expect(await widthOf(bytes)).toBe(imageWidths[index]);
        expect(bytes.includes('Exif')).toBe(false);
        sizes.push(bytes.byteLength);
      }
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });

  test('is made small once, however many ask at the same time', async () => {
    const image = await addPhoto(2);
    const path = variantOf(image, 320, 'avif');
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const file = join(folder, path.slice('/media/'.length));
    const { mtimeMs } = await stat(file);
    await app.request(path);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(
      (await readdir(folder)).filter((name) => !/^[0-9a-f]{32}(-\d+)?\.(webp|avif)$/.test(name)),
    ).toEqual([]);
  });

  test('that is smaller than what is asked for stays as it is', async () => {
    const image = await addPhoto(3, { width: 200, height: 100 });
    const response = await app.request(variantOf(image, 640, 'webp'));
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 200, height: 100 });
  });

  test('stands in, not to be kept, while too many smaller ones are being made', async () => {
    const images = await Promise.all([4, 5, 6].map((seed) => addPhoto(seed, { width: 400, height: 400 })));
    const paths = images.flatMap((image) =>
      imageWidths.flatMap((width) => [variantOf(image, width, 'avif'), variantOf(image, width, 'webp')]),
    );
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, response: await app.request(path) })),
    );
    const busy = answers.filter(({ response }) => response.status === 302);
    expect(busy.length).toBeGreaterThan(0);
    for (const { path, response } of busy) {
      expect(response.headers.get('location')).toBe(path.replace(/-\d+\.\w+$/, '.webp'));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await app.request(path)).status).toBe(200);
    }
  });

  test('has no widths, formats and names but these', async () => {
    const image = await addPhoto(7, { width: 100, height: 100 });
    const made = [
      variantOf(image, 161, 'webp'),
      variantOf(image, 16, 'webp'),
      variantOf(image, 0, 'webp'),
      variantOf(image, 100_000, 'avif'),
      variantOf(image, 320, 'png'),
      variantOf(image, 320, 'svg'),
      `${variantOf(image, 320, 'avif')}.webp`,
      `/media/${'0'.repeat(32)}-320.webp`,
      `/media/..%2f${image.slice('/media/'.length).replace('.webp', '-320.webp')}`,
    ];
    for (const path of made) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  test('that cannot be read any more gives a failure, not a broken image', async () => {
    await mkdir(folder, { recursive: true });
    const path = await storeFile(deps, Buffer.from('this is no image'), 'webp');
    expect((await app.request(variantOf(path, 320, 'webp'))).status).toBe(404);
    expect(logged.splice(0).join()).toContain('image');
  });
});

test('the largest size is offered where an image is magnified alone: lists and pages name what they named before', async () => {
  const photo = `/media/${'a'.repeat(32)}.webp`;
  expect(imageSet(photo, 'avif')).toMatch(/-1200\.avif 1200w$/);
  expect(imageSet(photo, 'avif', true)).toMatch(/-1200\.avif 1200w, [^ ]+-1600\.avif 1600w$/);
});

test('drawings, remote and data images have no smaller ones', () => {
  const drawing = `/media/${'a'.repeat(32)}.svg`;
  for (const image of [
    drawing,
    'https://example.com/a.webp',
    'data:image/png;base64,AAAA',
    '',
    '/media/a.webp',
  ])
    expect([imageSet(image, 'avif'), imageSet(image, 'webp')]).toEqual([null, null]);
});
