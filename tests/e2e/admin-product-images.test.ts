import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Product, ProductDetails } from '../../contracts/catalogue.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { images as ar } from '../../web/i18n/ar/admin/images.ts';
import { products as productsAr } from '../../web/i18n/ar/admin/products.ts';
import { images as en } from '../../web/i18n/en/admin/images.ts';
import { products as productsEn } from '../../web/i18n/en/admin/products.ts';
import { galleryViewWords } from '../../web/storefront/gallery-view-words.ts';
import { galleryWords } from '../../web/storefront/gallery-words.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });
const { email, password } = await ensureFirstAdmin(deps);
const token: string = await fetch(`${base}/api/auth/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password }),
}).then(async (response) => (await response.json()).data.token);

const productOf = async (slug: string): Promise<ProductDetails> =>
  (await (await fetch(`${base}/api/products/${slug}`)).json()).data;
const give = (id: string, category: string, images: { url: string }[]) =>
  fetch(`${base}/api/products/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ category, images }),
  });

async function enter(language: 'en' | 'ar', viewport: typeof desktop) {
  const visitor = await openVisitor(browser(), base, { language, viewport });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

const photograph = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});
const pick = async (page: Page, colours: string[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(colours.map(photograph)));

/** The colour of each image of the strip, which identifies it. */
const coloursOf = (page: Page) =>
  page.locator('fieldset ol img').evaluateAll(async (images) => {
    const names: Record<string, string> = { '255,0,0': 'red', '0,0,255': 'blue', '0,128,0': 'green' };
    return Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement) || image.src.endsWith('.svg')) return 'drawing';
        await image.decode();
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, 0, 0, 1, 1);
        return names[[...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(',')] ?? 'other';
      }),
    );
  });
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

test('on a desktop, several files come in at once, are sorted by keys and by dragging, described and saved', async () => {
  const { page, visit, words } = await enter('en', desktop);
  const { id } = await productOf('labneh-balls-in-olive-oil');
  await visit(`/admin/products/${id}`);
  await pick(page, ['red', 'blue', 'green']);
  await expect.poll(() => coloursOf(page)).toEqual(['drawing', 'red', 'blue', 'green']);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await tile(page, en.nth(4, 4)).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('status').getByText(en.moved(3, 4)).waitFor();
  await expect.poll(() => coloursOf(page)).toEqual(['drawing', 'red', 'green', 'blue']);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => coloursOf(page)).toEqual(['drawing', 'green', 'red', 'blue']);
  // The focus moves with it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(en.nth(2, 4));
  await page.getByRole('button', { name: en.later }).click();
  await expect.poll(() => coloursOf(page)).toEqual(['drawing', 'red', 'green', 'blue']);

  const [last, first] = [await middleOf(tile(page, en.nth(4, 4))), await middleOf(tile(page, en.nth(1, 4)))];
  await page.mouse.move(last.x, last.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => coloursOf(page)).toEqual(['blue', 'drawing', 'red', 'green']);
  await expect.poll(() => tile(page, en.nth(1, 4)).getAttribute('aria-pressed')).toBe('true');
  await page.getByText(en.details).click();
  await page.getByRole('textbox', { name: en.alt }).first().fill('A blue lid');
  await page.getByRole('textbox', { name: en.alt }).last().fill('غطاء أزرق');
  await expectAccessible(page, 'the images of a product on a desktop');

  await tile(page, en.nth(2, 4)).click();
  await page.getByRole('button', { name: en.remove }).click();
  await expect.poll(() => coloursOf(page)).toEqual(['blue', 'red', 'green']);
  await page.getByRole('button', { name: en.restore }).click();
  await expect.poll(() => coloursOf(page)).toEqual(['blue', 'drawing', 'red', 'green']);

  await page.getByRole('button', { name: productsEn.save }).click();
  await expect.poll(async () => (await productOf(id)).images.length).toBe(4);
  const { image, images } = await productOf(id);
  expect(images[0]).toEqual({ url: image, alt: { en: 'A blue lid', ar: 'غطاء أزرق' } });
  expect(images.map(({ url }) => url.endsWith('.webp'))).toEqual([true, false, true, true]);

  // In a row a photo takes the same place as a drawing.
  for (const slug of ['labneh-balls-in-olive-oil', 'makdous']) {
    await visit(`/products/${slug}`);
    const add = page.getByRole('main').getByRole('button', { name: words.cart.addToCart, exact: true });
    await add.first().click();
  }
  await visit('/cart');
  const lefts = () =>
    page
      .locator('main [data-item] img')
      .evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().left)));
  await expect.poll(async () => (await lefts()).length).toBe(2);
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});

test.each([
  ['en', 320],
  ['en', 360],
  ['ar', 360],
] as const)(
  'on a phone choosing pictures, photographing and pasting share a row, a finger apart: %s at %i px',
  async (language, width) => {
    const say = { en, ar }[language];
    const { page, visit } = await enter(language, { width, height: 740 });
    await visit('/admin/products/new');
    const buttonOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true, includeHidden: true })
        .and(page.locator('fieldset button'));
    // As on a device with a coarse pointer.
    await buttonOf(say.camera).evaluate((button) => {
      if (button.parentElement) button.parentElement.style.display = 'inline';
    });
    const topOf = async (name: string) => (await buttonOf(name).boundingBox())?.y ?? name;
    await expect
      .poll(async () => new Set(await Promise.all([say.choose, say.camera, say.paste].map(topOf))).size)
      .toBe(1);
    const boxes = await Promise.all(
      [say.choose, say.camera, say.paste].map(async (name) => {
        const { x = 0, width: wide = 0 } = (await buttonOf(name).boundingBox()) ?? {};
        return { start: x, end: x + wide };
      }),
    );
    const row = boxes.toSorted((one, other) => one.start - other.start);
    for (const [place, { end }] of row.slice(0, -1).entries())
      expect((row[place + 1]?.start ?? 0) - end).toBeGreaterThanOrEqual(8);
  },
);

test('on a phone in Arabic, an arrow key to the left moves an image on, and the ninth is left out with a reason', async () => {
  const { page, visit } = await enter('ar', phone);
  const { data } = await (await fetch(`${base}/api/products?limit=30`)).json();
  const [{ id, category }, ...others] = data as [Product, ...Product[]];
  const drawings = others.flatMap(({ image }) => (image.endsWith('.svg') ? [image] : []));
  const given = [...new Set(drawings)].slice(0, 6);
  await give(
    id,
    category,
    given.map((url) => ({ url })),
  );
  await visit(`/admin/products/${id}`);
  await expect.poll(() => page.locator('fieldset ol li').count()).toBe(6);
  await pick(page, ['red', 'blue', 'green']);
  await page.getByText(ar.tooMany).waitFor();
  await expect.poll(() => page.locator('fieldset ol li').count()).toBe(8);
  await expect.poll(() => page.getByRole('button', { name: ar.choose }).isDisabled()).toBe(true);
  await expect.poll(async () => (await coloursOf(page)).slice(6)).toEqual(['red', 'blue']);
  await tile(page, ar.nth(7, 8)).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await coloursOf(page)).slice(6)).toEqual(['blue', 'red']);
  await expectAccessible(page, 'the images of a product on a phone');
  await page.getByRole('button', { name: productsAr.save }).click();
  await expect.poll(async () => (await productOf(id)).images.length).toBe(8);
  expect((await productOf(id)).images.slice(0, 6).map(({ url }) => url)).toEqual(given);
});

test('what is typed stays when an upload fails, and is saved when it is tried again', async () => {
  const { page, context, visit, expected } = await enter('en', desktop);
  await visit('/admin/products/new');
  await page.getByLabel(productsEn.nameEn).fill('Plum paste');
  await page.getByLabel(productsEn.nameAr).fill('قمر الدين');
  await page.getByLabel(productsEn.price).fill('2');
  await pick(page, ['red', 'blue']);
  await expect.poll(() => coloursOf(page)).toEqual(['red', 'blue']);
  await page.getByText(en.details).click();
  await page.getByRole('textbox', { name: en.alt }).first().fill('Rolled');
  expected.push('Failed to load resource');
  await context.route('**/api/admin/images', (route) => route.abort());
  await page.getByRole('button', { name: productsEn.add }).click();
  await page.getByText(productsEn.addFailed).waitFor();
  await expect.poll(() => coloursOf(page)).toEqual(['red', 'blue']);
  await context.unroute('**/api/admin/images');
  await page.getByRole('button', { name: productsEn.add }).click();
  await expect.poll(async () => (await productOf('plum-paste'))?.images?.length).toBe(2);
  expect((await productOf('plum-paste')).images[0]?.alt.en).toBe('Rolled');
});

test('a finger drags an image to its place, and the page does not follow it', async () => {
  const { page, context, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  await page.addInitScript(keepSession, token);
  await visit('/admin/products/new');
  await pick(page, ['red', 'blue', 'green']);
  await expect.poll(() => coloursOf(page)).toEqual(['red', 'blue', 'green']);
  await tile(page, ar.nth(1, 3)).scrollIntoViewIfNeeded();
  const [first, last] = [await middleOf(tile(page, ar.nth(1, 3))), await middleOf(tile(page, ar.nth(3, 3)))];
  const scrolled = await page.evaluate(() => window.scrollY);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', first);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', { x: first.x + ((last.x - first.x) * step) / 10, y: first.y });
  await touch('touchEnd');
  await expect.poll(() => coloursOf(page)).toEqual(['blue', 'green', 'red']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a phone’s photograph is sent with what a gallery magnifies, at a bounded weight; lists and pages are offered no larger file than before', async () => {
  const { page, visit } = await enter('en', desktop);
  const { id, slug, name } = await productOf('makdous');
  await visit(`/admin/products/${id}`);
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 25 };
  const plain = sharp({ create: { width: 2400, height: 3000, channels: 3, background: '#888888', noise } });
  const buffer = await plain.jpeg({ quality: 85 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(1_500_000);
  const file = { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file, await photograph('red')]);
  await tile(page, en.nth(2, 3)).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('status').getByText(en.moved(1, 3)).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/admin/images'));
  await page.getByRole('button', { name: productsEn.save }).click();
  const weight = Number((await (await sent).allHeaders())['content-length']);
  expect(weight).toBeLessThan(800_000);
  await expect.poll(async () => (await productOf(id)).image.endsWith('.webp')).toBe(true);
  const { image } = await productOf(id);
  const kept = Buffer.from(await (await fetch(base + image)).arrayBuffer());
  // As much detail as fits; less for pure noise, which no camera takes.
  const { width = 0, height = 0 } = await sharp(kept).metadata();
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(800);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);

  const widest = (html: string) =>
    Math.max(...[...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
  for (const path of [`/products/${slug}`, `/products?store=mouneh&q=makdous`])
    expect(widest(await (await fetch(base + path)).text()), path).toBe(1200);
  await visit(`/products/${slug}`);
  await page
    .getByRole('link', { name: galleryWords.en.enlarge(name.en) })
    .first()
    .click();
  const view = page.getByRole('dialog');
  await expect.poll(async () => widest(await view.innerHTML())).toBe(1600);
  const magnified = page.waitForResponse((response) => /-1600\.(avif|webp)$/.test(response.url()));
  await view.getByRole('button', { name: galleryViewWords.en.zoomIn }).click();
  expect((await magnified).status()).toBe(200);
});

test('a new shop shows products with two pictures, each with words in both languages', async () => {
  for (const slug of ['cracked-green-olives', 'oil-cured-black-olives', 'chickpeas']) {
    const { images } = await productOf(slug);
    expect(images, slug).toHaveLength(2);
    for (const { alt } of images) expect([alt.en, alt.ar].every((text) => text.length > 10)).toBe(true);
    const html = await (await fetch(`${base}/ar/products/${slug}`)).text();
    for (const { alt } of images) expect(html).toContain(alt.ar);
  }
});
