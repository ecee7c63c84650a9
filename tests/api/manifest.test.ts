import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { directionOf, languages, pathInLanguage } from '../../contracts/language.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { words as ar } from '../../web/i18n/ar.ts';
import { words as en } from '../../web/i18n/en.ts';
import { nameShop } from '../../web/i18n/name-shop.ts';
import { openShop } from '../support/empty-shop.ts';

const shop = await openShop();
const wordsOf = { en: nameShop(en, 'Mouneh'), ar: nameShop(ar, 'مونة') };
const publicFolder = path.join(import.meta.dirname, '../../public');

type Picture = { src: string; sizes: string; type: string; label?: string };

type Manifest = {
  id: string;
  lang: string;
  dir: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

/** The file exists, with the size and type of the manifest. */
async function expectPicture({ src, sizes, type }: Picture, maxBytes = 40_000): Promise<void> {
  const bytes = await readFile(path.join(publicFolder, src));
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ sizes: `${width}x${height}`, type: `image/${format}` }, src).toEqual({ sizes, type });
  expect(bytes.length, src).toBeLessThan(maxBytes);
}

describe.each(languages)('the manifest in %s', (language) => {
  const file = language === 'ar' ? '/manifest-ar.webmanifest' : '/manifest.webmanifest';
  const read = async () => (await (await shop.app.request(file)).json()) as Manifest;
  const { catalogue, offline, shell } = wordsOf[language];

  test('speaks its language and starts in it', async () => {
    const home = pathInLanguage('/', language);
    expect(await read()).toMatchObject({
      id: home,
      start_url: home,
      scope: '/',
      lang: language,
      dir: directionOf(language),
      short_name: shell.shopName,
      description: shell.description,
      display: 'standalone',
    });
  });

  test('calls the shop as the seller does by now', async () => {
    const token = await shop.admin();
    const before = await shop.call(getEditableContent, {}, { token });
    const name = { en: 'Olive & Thyme', ar: 'زيت وزعتر' };
    await shop.call(setContent, { ...before, name }, { token });
    const { name: whole, short_name: short } = await read();
    expect({ whole, short }).toEqual({
      whole: expect.stringContaining(`${name[language]}: `),
      short: name[language],
    });
    const { version } = await shop.call(getEditableContent, {}, { token });
    await shop.call(setContent, { ...before, version }, { token });
  });

  test('has what browsers ask for before they install: 192 and 512 pixels, and both to be cut', async () => {
    const { icons } = await read();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const icon of icons) await expectPicture(icon);
  });

  test('shows the shop in its language before it is installed, and each shortcut by an icon of its own', async () => {
    const { screenshots, shortcuts } = await read();
    expect(screenshots.every(({ src, label }) => src.includes(`-${language}.`) && label)).toBe(true);
    const icons = shortcuts.flatMap((shortcut) => shortcut.icons);
    expect(new Set(icons.map(({ src }) => src)).size).toBe(shortcuts.length);
    for (const picture of [...screenshots, ...icons]) await expectPicture(picture, 80_000);
  });

  test('leads to pages of its language', async () => {
    const { shortcuts } = await read();
    expect(shortcuts.map(({ name }) => name)).toEqual([
      catalogue.search,
      shell.products,
      offline.cart,
      shell.orders,
    ]);
    for (const { url } of shortcuts) expect(url).toBe(pathInLanguage(url, language));
  });
});

test.each([
  ['/sw.js', 'text/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/manifest-ar.webmanifest', 'application/manifest+json'],
])('%s is asked for anew each time, so that a new deployment is seen at once', async (file, type) => {
  const response = await shop.app.request(file);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain(type);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});
