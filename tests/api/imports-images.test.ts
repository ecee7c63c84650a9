import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { updateProduct } from '../../contracts/catalogue.ts';
import { columns } from '../../contracts/import-fields.ts';
import { getImportImages } from '../../contracts/import-images.ts';
import { exportProducts, undoImport } from '../../contracts/imports.ts';
import { eventually } from '../support/eventually.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

/** The former shop's server: a differently coloured image at each address except `/gone.png`. */
const draw = async (colour: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
const answer: RequestListener = async (request, response) => {
  const url = request.url ?? '';
  if (url === '/gone.png') response.writeHead(404).end();
  else
    response.end(
      await draw(`rgb(${[...url].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 256, 0)}, 9, 9)`),
    );
};
const elsewhere = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});
const { port } = elsewhere.address() as AddressInfo;
const at = (path: string) => `http://127.0.0.1:${port}/${path}`;

const imports = await openImports((address, asked) => address === '127.0.0.1' && asked === port);
const { app, call, check, take, named, linesOf, token } = imports;
const imagesOf = async (name: string, size?: string) =>
  (await named(name, size))?.images.map(({ url, alt }) => [url, alt.en, alt.ar]);
const there = (path: string) => `https://cdn.example/${path}.jpg`;

const shopify =
  'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image,Status';

test('Shopify: further lines bring further images by their positions, with their texts in the language they are in', async () => {
  await take(
    csv(
      shopify,
      `honey,Honey,Spices,true,Title,Default Title,12,${there('front')},1,The jar,,active`,
      `honey,,,,,,,${there('label')},3,الملصق,,`,
      `honey,,,,,,,${there('open')},2,,,`,
      `honey,,,,,,,${there('front')},4,,,`,
    ),
  );
  expect(await imagesOf('Honey')).toEqual([
    [there('front'), 'The jar', ''],
    [there('open'), '', ''],
    [there('label'), '', 'الملصق'],
  ]);
});

test('Shopify: a size has its own image first, and not that of another size', async () => {
  await take(
    csv(
      shopify,
      `oil,Oil,Spices,true,Size,500ml,5,${there('oil')},1,,${there('small')},active`,
      `oil,,,,,1L,9,${there('small')},2,A small tin,${there('big')},`,
      `oil,,,,,,,${there('big')},3,,,`,
    ),
  );
  expect(await imagesOf('Oil', '500ml')).toEqual([
    [there('small'), 'A small tin', ''],
    [there('oil'), '', ''],
  ]);
  expect(await imagesOf('Oil', '1L')).toEqual([
    [there('big'), '', ''],
    [there('oil'), '', ''],
  ]);
});

test('WooCommerce: one cell brings all images, eight of them come in, and those that stay behind are named', async () => {
  const urls = Array.from({ length: 10 }, (_, n) => there(`tea-${n}`));
  const seen = await check(
    csv(
      'ID,Type,SKU,Name,Published,Regular price,Categories,Images',
      `11,simple,TEA,Sage tea,1,4.5,Spices,"${[...urls.slice(0, 3), 'tea.jpg', ...urls.slice(3)].join(', ')}"`,
    ),
  );
  expect(seen).toMatchObject({ format: 'woocommerce', rest: { images: 1 } });
  // A file name is not separated from the address before it.
  expect((await linesOf(seen))[0]?.rest.images).toContain(`${urls[9]}`);
  await imports.apply(seen);
  expect(await imagesOf('Sage tea')).toHaveLength(8);
});

test('the shop’s own file has columns of the further images, and says nothing new when it comes in again', async () => {
  const alt = { en: '', ar: 'المرطبان، من الأمام' };
  const images = [
    { url: '/images/front.webp', alt },
    { url: there('plain'), alt: { en: '', ar: '' } },
    { url: there('label'), alt: { en: 'The label', ar: 'الملصق' } },
  ];
  await take(csv(short, 'Kishk,كشك,3,spices,mouneh'));
  const { id } = (await named('Kishk')) ?? { id: '' };
  await call(updateProduct, { id, category: 'spices', images }, { token });
  const file = await (
    await app.request(`/api${exportProducts.path}`, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  const [headings = ''] = file.replace('\ufeff', '').split(/\r?\n/);
  const names = headings.split(',');
  const start = names.indexOf('image_alt_en');
  expect(names.slice(start, start + 5)).toEqual([
    'image_alt_en',
    'image_alt_ar',
    'more_images',
    'more_images_alt_en',
    'more_images_alt_ar',
  ]);
  expect(headings.split(',')).toEqual([...columns]);
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
  await call(updateProduct, { id, category: 'spices', images: [] }, { token });
  await take(file);
  expect((await named('Kishk'))?.images).toEqual(images);
});

test('a file that does not speak of further images or texts leaves them, and one with an empty cell takes them away', async () => {
  await take(
    csv(
      `${short},image,more_images,image_alt_en`,
      `Sumac,سماق,2,spices,mouneh,${there('a')},"${there('b')}\n${there('c')}",Red`,
    ),
  );
  await take(csv(`${short},image`, `Sumac,سماق,2.5,spices,mouneh,${there('a')}`));
  expect(await imagesOf('Sumac')).toEqual([
    [there('a'), 'Red', ''],
    [there('b'), '', ''],
    [there('c'), '', ''],
  ]);
  await take(csv('name_en,slug,more_images', `Sumac,sumac,`));
  expect(await imagesOf('Sumac')).toEqual([[there('a'), 'Red', '']]);
});

test('a line with a wrong first image is refused for its image', async () => {
  const seen = await check(csv(`${short},image`, 'Dates,تمر,2,spices,mouneh,dates.jpg'));
  expect((await linesOf(seen, 'refuse'))[0]?.faults).toMatchObject([
    { column: 'image', code: 'image_invalid' },
  ]);
});

test('further images are copied into the shop, each once, and the import is taken back with them', async () => {
  const line = `Figs,تين,3,spices,mouneh,${at('one.png')},"${at('two.png')}\n${at('gone.png')}\n${at('three.png')}"`;
  const file = csv(`${short},image,more_images`, line);
  const { id } = await take(file);
  const copied = await eventually(async () => {
    const seen = await call(getImportImages, { id }, { token });
    expect(seen.copied + seen.failed).toBe(4);
    return seen;
  });
  expect(copied).toMatchObject({
    copied: 3,
    failures: [
      { url: at('gone.png'), fault: { reason: 'status', status: 404 }, product: { name: { en: 'Figs' } } },
    ],
  });
  const urls = (await named('Figs'))?.images.map(({ url }) => url) ?? [];
  expect(new Set(urls).size).toBe(4);
  expect(urls.map((url) => url.startsWith('/media/'))).toEqual([true, true, false, true]);
  expect((await check(file)).counts).toMatchObject({ change: 0, same: 1 });
  await call(undoImport, { id }, { token });
  expect(await named('Figs')).toBeUndefined();
});

test('what was copied in since does not stop the undoing of a change, and an edit of the images does', async () => {
  await take(csv(short, 'Mint,نعنع,1,spices,mouneh', 'Rose,ورد,1,spices,mouneh'));
  const { id } = await take(
    csv(
      `${short},image,more_images`,
      `Mint,نعنع,1,spices,mouneh,${at('mint.png')},${at('mint-2.png')}`,
      `Rose,ورد,1,spices,mouneh,${at('rose.png')},${at('rose-2.png')}`,
    ),
  );
  await eventually(async () =>
    expect(await call(getImportImages, { id }, { token })).toMatchObject({ copied: 4 }),
  );
  const rose = await named('Rose');
  const images = [...(rose?.images ?? [])].reverse();
  await call(updateProduct, { id: rose?.id ?? '', category: 'spices', images }, { token });
  await call(undoImport, { id }, { token });
  expect((await named('Mint'))?.images).toEqual([]);
  expect((await named('Rose'))?.images).toEqual(images);
});
