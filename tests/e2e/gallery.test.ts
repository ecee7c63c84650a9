import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { storeImage } from '../../server/media/store-image.ts';
import { galleryViewWords } from '../../web/storefront/gallery-view-words.ts';
import { galleryWords } from '../../web/storefront/gallery-words.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });
const { email, password } = await ensureFirstAdmin(deps);
const ask = async (method: string, path: string, body: unknown, token = '') =>
  (
    await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  ).json();
const { data: session } = await ask('POST', '/auth/login', { email, password });

/** A product with three photos, the second with a description; and a product with only its drawing. */
const { data: found } = await (await fetch(`${base}/api/products?limit=2&store=mouneh`)).json();
const [shown, single] = found as [Product, Product];
const photograph = async (background: string) =>
  storeImage(
    deps,
    await sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const images = [
  { url: await photograph('#c08040') },
  { url: await photograph('#40c080'), alt: { en: 'The label', ar: 'الملصق' } },
  { url: await photograph('#4080c0') },
];
await ask('PUT', `/products/${shown.id}`, { category: shown.category, images }, session.token);

const wordsIn = (language: 'en' | 'ar') => ({ ...galleryWords[language], ...galleryViewWords[language] });

const shops = [
  { language: 'en', viewport: desktop },
  { language: 'ar', viewport: phone },
] as const;

/** The index of the image in the middle of a track. */
const placeIn = (page: Page, track: string) =>
  page.locator(track).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const middle = box.x + box.width / 2;
    return [...element.children].findIndex((child) => {
      const { left, right } = child.getBoundingClientRect();
      return left <= middle && right > middle;
    });
  });
const onPage = '.wall ul[data-many]';
const inView = 'dialog ul';
const scaleOf = (page: Page, place: number) =>
  page
    .locator('dialog li > div')
    .nth(place)
    .evaluate((image: HTMLElement) => Number(image.style.scale || 1));

test.each(shops)(
  'in $language, thumbs and buttons bring an image, the page stays still, and the first visit does not move',
  async ({ language, viewport }) => {
    const { page, visit } = await openVisitor(browser(), base, { language, viewport });
    const say = wordsIn(language);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(`/products/${shown.slug}`);
    await expect.poll(() => placeIn(page, onPage)).toBe(0);
    await page.getByRole('button', { name: say.next }).waitFor();
    await page.getByRole('link', { name: say.nth(3, 3) }).click();
    await expect.poll(() => placeIn(page, onPage)).toBe(2);
    await expect
      .poll(() => page.getByRole('link', { name: say.nth(3, 3) }).getAttribute('aria-current'))
      .toBe('true');
    await page.getByRole('button', { name: say.previous }).click();
    await expect.poll(() => placeIn(page, onPage)).toBe(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    const alt = language === 'en' ? 'The label' : 'الملصق';
    await expect.poll(() => page.locator(`${onPage} img`).nth(1).getAttribute('alt')).toBe(alt);
    await expect
      .poll(() => page.locator(`${onPage} img`).first().getAttribute('alt'))
      .toBe(shown.name[language]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    await expectAccessible(page, `the gallery in ${language}`);
  },
);

test.each(shops)(
  'in $language, an image fills the window: keys lead on as the page reads, Esc and Back close it, and the focus returns',
  async ({ language, viewport }) => {
    const { page, visit } = await openVisitor(browser(), base, { language, viewport });
    const say = wordsIn(language);
    const [onward, backward] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await visit(`/products/${shown.slug}`);
    const first = page.getByRole('link', { name: say.enlarge(shown.name[language]) }).first();
    const dialog = page.getByRole('dialog', { name: say.label });
    await first.focus();
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expectAccessible(page, `the enlarged image in ${language}`);
    await page.keyboard.press(onward);
    await expect.poll(() => placeIn(page, inView)).toBe(1);
    await dialog.getByText(say.nth(2, 3)).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => placeIn(page, inView)).toBe(2);
    await page.keyboard.press(backward);
    await expect.poll(() => placeIn(page, inView)).toBe(1);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The page shows the last image seen.
    await expect.poll(() => placeIn(page, onPage)).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(say.enlarge(shown.name[language]));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

    const address = page.url();
    await page.getByRole('link', { name: say.enlarge(language === 'en' ? 'The label' : 'الملصق') }).click();
    await dialog.waitFor();
    await expect.poll(() => placeIn(page, inView)).toBe(1);
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.evaluate(() => history.forward());
    await dialog.waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
  },
);

test('an image is magnified by buttons, keys, two clicks and the wheel, moved within its edges, and whole again at the next one', async () => {
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: desktop });
  const say = wordsIn('en');
  await visit(`/products/${shown.slug}`);
  await page
    .getByRole('link', { name: say.enlarge(shown.name.en) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say.label });
  await dialog.getByRole('button', { name: say.zoomIn }).click();
  await expect.poll(() => scaleOf(page, 0)).toBe(2);
  await page.keyboard.press('+');
  await expect
    .poll(() => dialog.getByRole('button', { name: say.zoomIn }).getAttribute('aria-disabled'))
    .toBe('true');
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page, 0)).toBe(1);
  await page.mouse.dblclick(700, 400);
  await expect.poll(() => scaleOf(page, 0)).toBe(2);
  const movedBy = () =>
    page
      .locator('dialog li > div')
      .first()
      .evaluate((image: HTMLElement) => image.style.translate);
  const before = await movedBy();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(760, 430, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => movedBy()).not.toBe(before);
  // When magnified, an arrow key moves within the image and does not change the image.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeIn(page, inView)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scaleOf(page, 0)).toBe(1);
  await dialog.getByRole('button', { name: say.zoomIn }).click();
  await dialog.getByRole('button', { name: say.next }).click();
  await expect.poll(() => placeIn(page, inView)).toBe(1);
  await dialog.getByRole('button', { name: say.previous }).click();
  await expect.poll(() => placeIn(page, inView)).toBe(0);
  await expect.poll(() => scaleOf(page, 0)).toBe(1);
});

test('on a phone in Arabic, a finger swipes to the next image in the direction of reading, two fingers magnify, and the page stays still', async () => {
  const { page, visit, context } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  const say = wordsIn('ar');
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const drawTwoFrames = () =>
    page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  /** As slowly as a finger, in drawn frames: a faster swipe skips an image. */
  const swipe = async (from: [number, number], by: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', [from[0] + (by * step) / 8, from[1]]);
      await drawTwoFrames();
    }
    await touch('touchEnd');
  };
  await visit(`/products/${shown.slug}`);
  const box = await page.locator(onPage).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await swipe([x - 60, y], 130);
  await expect.poll(() => placeIn(page, onPage)).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // A swipe may also begin beside the images: back and forward again. Vertically it scrolls the page.
  await swipe([150, (box?.y ?? 0) - 12], -120);
  await expect.poll(() => placeIn(page, onPage)).toBe(0);
  await swipe([20, y], 140);
  await expect.poll(() => placeIn(page, onPage)).toBe(1);
  await touch('touchStart', [30, y]);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [30 + step * 4, y - step * 20]);
    await drawTwoFrames();
  }
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
  await expect.poll(() => placeIn(page, onPage)).toBe(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  // A tap while it is still moving only stops it.
  await expect
    .poll(() => page.locator(onPage).evaluate((track) => -track.scrollLeft / track.clientWidth))
    .toBe(1);
  await page.touchscreen.tap(x, y);
  await page.getByRole('dialog', { name: say.label }).waitFor();
  await expect.poll(() => placeIn(page, inView)).toBe(1);
  await swipe([80, 400], 240);
  await expect.poll(() => placeIn(page, inView)).toBe(2);
  await touch('touchStart', [180, 400], [210, 400]);
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', [180 - step * 10, 400], [210 + step * 10, 400]);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(page, 2)).toBeGreaterThan(2);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('one image has no thumbs and can be enlarged all the same', async () => {
  const { page, visit } = await openVisitor(browser(), base, { language: 'en', viewport: phone });
  const say = wordsIn('en');
  await visit(`/products/${single.slug}`);
  await expect.poll(() => page.getByRole('link', { name: say.nth(1, 1) }).count()).toBe(0);
  await page.getByRole('link', { name: say.enlarge(single.name.en) }).click();
  const dialog = page.getByRole('dialog', { name: say.label });
  await dialog.getByRole('button', { name: say.zoomIn }).click();
  await expect.poll(() => scaleOf(page, 0)).toBe(2);
  await expect.poll(() => dialog.getByRole('button', { name: say.next }).count()).toBe(0);
  await dialog.getByRole('button', { name: say.close }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('without scripts the images are there with their texts, thumbs lead to them, and each opens by itself', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${base}/products/${shown.slug}`);
  await expect.poll(() => page.locator(`${onPage} img`).count()).toBe(3);
  await page.getByRole('link', { name: galleryWords.en.nth(2, 3) }).click();
  expect(new URL(page.url()).hash).toBe('#image-2');
  await expect.poll(() => page.locator('#image-2 img').getAttribute('alt')).toBe('The label');
  await page.locator('#image-2 a').click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/media\/.*\.webp$/);
  await context.close();
});
