import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { undoActivity } from '../../contracts/activity.ts';
import { createProduct, updateProduct } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { uploadImage } from '../../contracts/uploads.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import { removeUnusedImages } from '../../server/media/remove-unused-images.ts';
import { storeImage } from '../../server/media/store-image.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, db, deps, call, send, faultsOf, admin, addCategory, addCustomer } = await openShop();
const token = await admin();
await addCategory('dairy');
const labneh = {
  name: { en: 'Labneh', ar: 'لبنة' },
  price: 3.5,
  category: 'dairy',
  store: 'mouneh' as const,
};

const fileOf = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const upload = async (bytes: Buffer): Promise<string> =>
  (await call(uploadImage, { file: fileOf(bytes) }, { token })).image;
const refusalOf = (bytes: Buffer, type?: string) =>
  send(uploadImage, { file: fileOf(bytes, type) }, { token });
const isInvalid = { status: 400, details: [{ path: 'file', code: 'image_invalid' }] };

describe('an image', () => {
  const photograph = async (width: number, height: number) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#8c1d2f' } });
    // EXIF orientation 6: a camera in portrait.
    return plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  };

  test('is kept once, turned upright without metadata, and served for ever', async () => {
    const image = await upload(await photograph(40, 20));
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    expect(await upload(await photograph(40, 20))).toBe(image);
    expect((await call(createProduct, { ...labneh, image }, { token })).image).toBe(image);
    const response = await app.request(image);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height, exif, format } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      format: 'webp',
    });
  });

  test('is made no bigger than 1600 points', async () => {
    const image = await upload(await photograph(3200, 100));
    const { width, height } = await sharp(await (await app.request(image)).arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 50, height: 1600 });
  });

  test('is refused when one side is longer than any photograph’s, before it is decoded', async () => {
    const strip = { width: 1, height: 20_001, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create: strip }).png().toBuffer();
    expect(await refusalOf(bytes)).toMatchObject(isInvalid);
  });

  test('may be much larger than any other call, up to 12 MiB', async () => {
    const max = 12 * 1024 * 1024;
    expect(await refusalOf(Buffer.alloc(max))).toMatchObject(isInvalid);
    expect(await refusalOf(Buffer.alloc(max + 1))).toMatchObject({ status: 413, code: 'payload_too_large' });
    const image = `/${'a'.repeat(200_000)}`;
    expect((await send(createProduct, { ...labneh, image }, { token })).status).toBe(413);
  });

  test.each(['', 'AAAA', '!!!'])('that is broken is refused: %j', async (text) => {
    expect(await faultsOf(uploadImage, { file: new Blob([text]) }, { token })).toEqual([
      'This image could not be read',
    ]);
  });

  test('travels as a file: a product does not take one as text', async () => {
    const image = `data:image/png;base64,${(await photograph(9, 9)).toString('base64')}`;
    const answer = await send(createProduct, { ...labneh, image }, { token });
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'image', code: 'image_invalid' }] });
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>hi</text></svg>'],
    [
      'an SVG behind spaces',
      `${' '.repeat(40)}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    ],
    ['an SVG behind the mark of a JPEG', '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')],
    ['a text', 'this is no image'],
  ])('that is %s inside is refused, whatever it says of itself', async (_, inside) => {
    for (const type of ['png', 'jpeg', 'webp']) {
      expect(await refusalOf(Buffer.from(inside, 'latin1'), `image/${type}`)).toMatchObject(isInvalid);
    }
  });

  test('that is an image and something else as well is kept as the image alone', async () => {
    const script = '<script>alert(document.domain)</script>';
    const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#8c1d2f' } });
    const jpeg = await plain
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    const page = Buffer.from(`<!doctype html>${script}PK\x03\x04*/=1;alert(1)`);
    for (const bytes of [
      jpeg,
      Buffer.concat([jpeg, page]),
      Buffer.concat([await plain.png().toBuffer(), page]),
    ]) {
      const response = await app.request(await upload(bytes));
      expect(response.headers.get('content-type')).toBe('image/webp');
      const kept = Buffer.from(await response.arrayBuffer());
      expect(kept.toString('latin1', 8, 12)).toBe('WEBP');
      expect(kept.includes('alert')).toBe(false);
    }
  });

  test('that was never stored is not found, nor is anything outside of the folder', async () => {
    for (const name of ['nothing.webp', '..%2f..%2fetc%2fpasswd', '..%5cpostgres', '%00', '']) {
      expect((await app.request(`/media/${name}`)).status).toBe(404);
    }
  });
});

describe('an image that would fill the memory', () => {
  test('is refused, however small its file is', async () => {
    const huge = sharp({
      create: { width: 7200, height: 7200, channels: 3, background: '#8c1d2f' },
      limitInputPixels: false,
    });
    const bytes = await huge.png({ compressionLevel: 1 }).toBuffer();
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(await refusalOf(bytes)).toMatchObject(isInvalid);
  });
});

describe('an image that says that it is bigger than any', () => {
  test.each([
    // The dimensions are in the header, so nothing has to be decoded.
    ['PNG', '89504e470d0a1a0a0000000d49484452 0000ea60 0000ea60 0802000000'],
    ['WebP', '52494646 ffffff00 57454250 56503858 0a000000 00000000 fe3f00 fe3f00'],
    ['JPEG', 'ffd8ffc00011 08 ffff ffff 03 011100 021101 031101 ffda'],
  ])('is refused at once: %s', async (_, hex) => {
    const bytes = Buffer.concat([Buffer.from(hex.replaceAll(' ', ''), 'hex'), Buffer.alloc(5_000)]);
    expect(await refusalOf(bytes)).toMatchObject(isInvalid);
  });
});

test('an address of another site is kept as it is, and nobody in the shop ever goes there', async () => {
  const visits: string[] = [];
  const other = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const image = `http://127.0.0.1:${port}/labneh.jpg`;
  const made = await call(createProduct, { ...labneh, image }, { token });
  expect(made.image).toBe(image);
  for (const language of ['en', 'ar']) {
    const shared = await app.request(`/share/${language}/${made.slug}.jpg`);
    expect(shared.status).toBe(200);
    await shared.arrayBuffer();
  }
  expect(visits).toEqual([]);
});

describe('an image that nothing names', () => {
  const folder = path.join(deps.config.dataDir, 'media');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const paint = async (background: string) => {
    const plain = sharp({ create: { width: 30, height: 30, channels: 3, background } });
    return plain.png().toBuffer();
  };
  /** Makes everything stored look a day old. */
  const grow = async () => {
    for (const file of await readdir(folder)) await utimes(path.join(folder, file), yesterday, yesterday);
  };
  // Removes unused uploads of earlier tests.
  beforeAll(async () => {
    await grow();
    await removeUnusedImages(deps);
  });
  const filesOf = async (image: string) =>
    (await readdir(folder)).filter((file) => file.startsWith(path.basename(image, '.webp')));

  test('is removed with its sizes after a day, and not before', async () => {
    const image = await storeImage(deps, await paint('#101010'));
    expect((await app.request(image.replace('.webp', '-160.avif'))).status).toBe(200);
    expect(await filesOf(image)).toHaveLength(2);
    await removeUnusedImages(deps);
    expect(await filesOf(image)).toHaveLength(2);
    await grow();
    expect(await removeUnusedImages(deps)).toBe(1);
    expect(await filesOf(image)).toEqual([]);
  });

  test('is left alone when the same image was kept again a moment ago', async () => {
    const image = await storeImage(deps, await paint('#202020'));
    await grow();
    expect(await storeImage(deps, await paint('#202020'))).toBe(image);
    expect(await removeUnusedImages(deps)).toBe(0);
    expect(await filesOf(image)).toHaveLength(1);
  });

  test('is another than that of a product, of an order, of what can be taken back, and than what is no image', async () => {
    const first = await upload(await paint('#303030'));
    const made = await call(createProduct, { ...labneh, image: first }, { token });
    const order = await call(placeOrder, orderOf(itemOf(made)), await addCustomer());
    const second = { id: made.id, category: 'dairy', image: await upload(await paint('#404040')) };
    const { image } = await call(updateProduct, second, { token });
    await writeFile(path.join(folder, 'notes.txt'), 'the owner put this here');
    await grow();
    await removeUnusedImages(deps);
    for (const kept of [image, order.items[0]?.image ?? '', made.image]) {
      expect(await filesOf(kept)).toHaveLength(1);
    }
    const { rows } = await db.execute<{ id: number }>(sql`select max(id)::int as id from activity`);
    await call(undoActivity, { id: rows[0]?.id ?? 0 }, { token });
    expect((await app.request(made.image)).status).toBe(200);
    expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('the owner put this here');
  });

  test('is looked for every night by the clock of Amman', async () => {
    const jobs = await openJobs(db, () => {}, { withClock: true });
    await jobs.workDaily(() => removeUnusedImages(deps));
    const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
    await jobs.stop();
    expect(rows).toEqual([{ name: 'daily', cron: '0 4 * * *', timezone: 'Asia/Amman' }]);
  });
});
