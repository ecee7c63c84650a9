import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  getAdminProduct,
  getProduct,
  listProducts,
  suggestProducts,
  updateProduct,
  updateProducts,
} from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { removeUnusedImages } from '../../server/media/remove-unused-images.ts';
import { storeImage } from '../../server/media/store-image.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { openShop } from '../support/empty-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { call, send, db, deps, admin, addCategory } = await openShop();
const token = await admin();
const asAdmin = { token };
await addCategory('dairy');

type Images = NonNullable<InputOf<typeof createProduct>['images']>;

let made = 0;
const add = (images?: Images) => {
  made += 1;
  const name = { en: `Kishk ${made}`, ar: `كشك ${made}` };
  return call(createProduct, { name, price: 3, category: 'dairy', store: 'mouneh', images }, asAdmin);
};
const change = (id: string, input: { image?: string; images?: Images; version?: number }) =>
  call(updateProduct, { id, category: 'dairy', ...input }, asAdmin);
const refuse = async (images: unknown) => {
  const answer = await send(createProduct, { ...blank, images }, asAdmin);
  return (answer.details ?? []).map(({ path, code }) => [path, code]);
};
const blank = { name: { en: 'Kishk', ar: 'كشك' }, price: 3, category: 'dairy', store: 'mouneh' };
const none = { en: '', ar: '' };
const front = { url: '/images/front.webp', alt: { en: 'The jar', ar: 'المرطبان' } };
const label = { url: '/images/label.webp', alt: { en: '', ar: 'الملصق' } };
const open = { url: 'https://images.example/open.jpg', alt: none };
const urlsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => url);

test('a product has its images in the order in which they are sent, and the first is its image', async () => {
  const { id, image, images } = await add([front, label, { url: open.url }]);
  expect(images).toEqual([front, label, open]);
  expect(image).toBe(front.url);
  expect(await call(getProduct, { id })).toMatchObject({ image: front.url, images });
  const turned = await change(id, { images: [open, front, label] });
  expect(turned).toMatchObject({ image: open.url, images: [open, front, label] });
  expect((await change(id, { images: [] })).image).toBe('');
});

test('a product without images has none, and one image alone is a list of one', async () => {
  const { id, images } = await add();
  expect(images).toEqual([]);
  expect((await change(id, { image: '/a.webp' })).images).toEqual([{ url: '/a.webp', alt: none }]);
});

test('eight images are taken, nine are refused, and an image that is named twice is there once', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `/images/${n}.webp` }));
  expect((await add(many(8))).images).toHaveLength(8);
  expect(await refuse(many(9))).toEqual([['images', 'images_many']]);
  expect(urlsOf(await add([front, label, front, { url: '' }]))).toEqual([front.url, label.url]);
});

test.each([
  [[{ url: 'javascript:alert(1)' }], ['images.0.url', 'image_invalid']],
  [
    [front, { url: 'data:image/png;base64,AAAA' }],
    ['images.1.url', 'image_invalid'],
  ],
  [
    [front, { url: `/${'a'.repeat(2000)}` }],
    ['images', 'image_invalid'],
  ],
  [[{ ...front, alt: { en: 'x'.repeat(251), ar: '' } }], ['images.0.alt.en', 'too_long']],
  [
    [front, { ...label, alt: { en: '', ar: 'ب'.repeat(251) } }],
    ['images.1.alt.ar', 'too_long'],
  ],
])(
  'an image with a wrong address or too long a text is refused with its place, %#',
  async (images, fault) => {
    expect(await refuse(images)).toEqual([fault]);
  },
);

test('an alternative text is one line, as long as 250 letters of any script', async () => {
  const alt = { en: ' A jar\n of  olives ', ar: '🫙'.repeat(125) };
  const { images } = await add([front, { ...label, alt }]);
  expect(images[1]?.alt).toEqual({ en: 'A jar of olives', ar: alt.ar });
});

test('one image sent alone replaces the first with its text, and the others stay', async () => {
  const { id } = await add([front, label, open]);
  const changed = await change(id, { image: '/images/new.webp' });
  expect(changed.images).toEqual([{ url: '/images/new.webp', alt: none }, label, open]);
  expect((await change(id, { image: '/images/new.webp' })).images).toEqual(changed.images);
  expect(urlsOf(await change(id, { image: '' }))).toEqual([label.url, open.url]);
  expect(urlsOf(await change(id, { image: open.url }))).toEqual([open.url]);
});

test('an edit of something else leaves the images, for one product and for many', async () => {
  const { id, version } = await add([front, label]);
  await call(updateProduct, { id, category: 'dairy', price: 4 }, asAdmin);
  await call(updateProducts, { products: [{ id, version: version + 1 }], available: false }, asAdmin);
  expect((await call(getAdminProduct, { id }, asAdmin)).images).toEqual([front, label]);
});

test('an edit of an older version is refused, and the images that another seller has sorted stay', async () => {
  const { id, version } = await add([front, label]);
  await change(id, { images: [label, front], version });
  const late = await send(updateProduct, { id, category: 'dairy', images: [front], version }, asAdmin);
  expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(urlsOf(await call(getProduct, { id }))).toEqual([label.url, front.url]);
});

test('a change of images is remembered and taken back whole, texts and order too', async () => {
  const { id } = await add([front, label, open]);
  await change(id, { images: [open] });
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  expect(items[0]).toMatchObject({
    before: { image: front.url, imageAlt: front.alt, moreImages: [label, open] },
    after: { image: open.url, imageAlt: null, moreImages: [] },
  });
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect((await call(getProduct, { id })).images).toEqual([front, label, open]);
});

test('lists, searches and suggestions have the first image and no others', async () => {
  const { name } = await add([front, { ...label, alt: { en: 'Its label', ar: '' } }]);
  const told = JSON.stringify([
    await call(listProducts, {}),
    await call(listProducts, { q: name.en }),
    await call(suggestProducts, { q: name.en }),
  ]);
  expect(told).toContain(front.url);
  expect(told).not.toMatch(/"images"|Its label|The jar/);
});

test('an instance of the version before, which knows one image, can add, replace and take it away', async () => {
  const { id } = await add([front, label, open]);
  const imageOf = async (image: string) => {
    await db.execute(sql`update products set image = ${image} where id = ${id}`);
    return urlsOf(await call(getProduct, { id }));
  };
  expect(await imageOf('/images/other.webp')).toEqual(['/images/other.webp', label.url, open.url]);
  expect(await imageOf('')).toEqual([label.url, open.url]);
  expect((await call(getProduct, { id })).images[0]).toEqual(label);
  expect(await imageOf('')).toEqual([open.url]);
  expect(await imageOf('')).toEqual([]);
});

test.each([
  ['eight after the first', Array.from({ length: 8 }, () => label)],
  ['one without an address', [{ alt: none }]],
  ['one without a text', [{ url: '/a.webp' }]],
  ['a long text', [{ url: '/a.webp', alt: { en: 'x'.repeat(1001), ar: '' } }]],
  ['no list', label],
])('the database itself refuses %s', async (_, images) => {
  const { id } = await add([front]);
  const write = db.execute(
    sql`update products set more_images = ${JSON.stringify(images)}::jsonb where id = ${id}`,
  );
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'products_more_images_bounded' } });
});

test('a further image is kept as long as a product has it, a change can be undone, and no longer', async () => {
  const folder = path.join(deps.config.dataDir, 'media');
  const paint = (background: string) =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const removed = async () => {
    for (const file of await readdir(folder)) await utimes(path.join(folder, file), old, old);
    return removeUnusedImages(deps);
  };
  const [first, further] = [
    await storeImage(deps, await paint('#111')),
    await storeImage(deps, await paint('#222')),
  ];
  const { id } = await add([{ url: first }, { url: further }]);
  expect(await removed()).toBe(0);
  await change(id, { images: [{ url: first }] });
  expect(await removed()).toBe(0);
  await db.execute(sql`delete from activity where subject_id = ${id}`);
  expect(await removed()).toBe(1);
  expect(await readdir(folder)).toEqual([path.basename(first)]);
});

test('a backup brings all images of a product back', async () => {
  await add([front, label, open]);
  const target = { ...(await createTestDatabase()), dataDir: await makeTemporaryFolder() };
  expect(await differencesAfterRestore({ db, dataDir: deps.config.dataDir }, target)).toEqual([]);
});
