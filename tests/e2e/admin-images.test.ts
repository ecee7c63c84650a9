import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { images as ar } from '../../web/i18n/ar/admin/images.ts';
import { images as en } from '../../web/i18n/en/admin/images.ts';
import { products as productsEn } from '../../web/i18n/en/admin/products.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { colourOf } from '../support/contrast.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { isInSight } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });
const { email, password } = await ensureFirstAdmin(deps);
const token: string = await fetch(`${base}/api/auth/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password }),
}).then(async (response) => (await response.json()).data.token);

const productOf = async (slug: string): Promise<Product> =>
  (await (await fetch(`${base}/api/products/${slug}`)).json()).data;

/** A square photo of four colours: red above green on the left, blue above yellow on the right. */
const quarters = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><path fill="red" d="M0 0h500v500H0z"/>
    <path fill="lime" d="M0 500h500v500H0z"/><path fill="blue" d="M500 0h500v500H500z"/>
    <path fill="yellow" d="M500 500h500v500H500z"/></svg>`,
  ),
)
  .png()
  .toBuffer();

async function enter(language: 'en' | 'ar', viewport: typeof desktop) {
  const visitor = await openVisitor(browser(), base, { language, viewport });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

/** The position and size of the crop frame on its stage. */
const frameOf = (page: Page) =>
  page.getByRole('application').evaluate((frame: HTMLElement) => {
    const [x = 0, y = 0] = frame.style.translate.split(' ').map(Number.parseFloat);
    return [Math.round(x), Math.round(y), frame.offsetWidth, frame.offsetHeight];
  });
const preview = 'svg:has(image)';

/** Simulates that images are dropped on the page, or pasted into it. */
const bring = (page: Page, kind: 'drop' | 'paste') =>
  page.locator('fieldset:has(input[type=file])').evaluate(
    (field, { kind, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'jar.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { kind, bytes: [...quarters] },
  );

test('on a desktop, a picked image is cropped by keys alone, saved, and small where it is shown small', async () => {
  const { page, visit } = await enter('en', desktop);
  const { id } = await productOf('labneh-balls-in-olive-oil');
  await visit(`/admin/products/${id}`);
  await page.getByRole('button', { name: en.remove }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer: quarters });
  const dialog = page.getByRole('dialog', { name: en.title });
  const frame = dialog.getByRole('application', { name: en.frame });
  await frame.waitFor();
  const [x = 0, y = 0, side = 0] = await frameOf(page);
  const stage = (await dialog.getByRole('application').locator('..').boundingBox()) ?? {
    width: 0,
    height: 0,
  };
  expect(Math.round(stage.height)).toBe(480);
  expect(Math.abs(side - stage.width * 0.6)).toBeLessThanOrEqual(1);
  await expect.poll(() => dialog.locator(preview).evaluate((viewer) => viewer.clientWidth)).toBe(200);
  await expectAccessible(page, 'the cropper on a desktop');

  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => frameOf(page)).toEqual([x + 5, y + 5, side, side]);
  await page.keyboard.press('+');
  await expect.poll(() => dialog.getByRole('slider', { name: en.zoom }).inputValue()).toBe('1.1');
  await page.keyboard.press('-');
  // Only red is left of the upper left quarter of the image.
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => frameOf(page)).toEqual([x + 5, y + 5, side - 200, side - 200]);
  await dialog.getByRole('slider', { name: en.corners.nw }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frameOf(page)).toEqual([x + 10, y + 10, side - 205, side - 205]);
  await dialog.getByRole('button', { name: en.apply }).press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await expect
    .poll(() => page.locator('[data-chosen-image] img').getAttribute('src'))
    .toMatch(/^data:image\/png;/);
  await page.getByRole('button', { name: productsEn.save }).click();
  await expect.poll(async () => (await productOf(id)).image).toMatch(/\.webp$/);
  const { image } = await productOf(id);
  const kept = sharp(Buffer.from(await (await fetch(base + image)).arrayBuffer()));
  expect((await kept.stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([
    16, 0, 0,
  ]);

  await visit('/products/labneh-balls-in-olive-oil');
  const shown = page.locator(`img[src="${image}"]`).first();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toBe(`${base}${image.replace('.webp', '-640.avif')}`);
});

/** A photo as phones take them, in the ratio 3:4. */
const portrait = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

test('a portrait is cropped within its sides, what lies beyond them is white, and nothing at all is refused', async () => {
  const { page, visit } = await enter('en', desktop);
  await visit('/admin/products/new');
  const dialog = page.getByRole('dialog', { name: en.title });
  const picked = page.locator('[data-chosen-image] img');
  const pick = async () => {
    const file = { name: 'jar.png', mimeType: 'image/png', buffer: portrait };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await dialog.getByRole('application').waitFor();
  };
  const colours = async () => {
    const data = (await picked.getAttribute('src')) ?? '';
    const { channels } = await sharp(Buffer.from(data.split(',')[1] ?? '', 'base64'))
      .ensureAlpha()
      .stats();
    return { minGreen: channels[1]?.min, maxGreen: channels[1]?.max, minAlpha: channels[3]?.min };
  };
  const before = async () => (await picked.getAttribute('src')) ?? '';

  await pick();
  const uncut = await before();
  await dialog.getByRole('button', { name: en.apply }).click();
  await expect.poll(before).not.toBe(uncut);
  await expect
    .poll(() => colours(), { message: 'at first' })
    .toEqual({ minGreen: 0, maxGreen: 0, minAlpha: 255 });

  await pick();
  await dialog.getByRole('application', { name: en.frame }).focus();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: en.apply }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await colours()).maxGreen).toBe(255);
  expect((await colours()).minAlpha, 'half beside the image').toBe(255);

  await pick();
  const kept = await before();
  await dialog.getByRole('button', { name: en.pan }).click();
  await dialog.getByRole('application', { name: en.frame }).focus();
  for (let press = 0; press < 200; press += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: en.apply }).click();
  await dialog.getByText(en.nothingInFrame).waitFor();
  await expectAccessible(page, 'the cropper with nothing in its frame');
  await expect.poll(() => before()).toBe(kept);
  await dialog.getByRole('application', { name: en.frame }).press('ArrowLeft');
  await expect.poll(() => dialog.getByText(en.nothingInFrame).count()).toBe(0);
});

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('on a phone of %o the preview and the switch are seen whole beside the buttons', async (viewport) => {
  const { page, visit } = await enter('ar', viewport);
  await visit('/admin/products/new');
  await bring(page, 'drop');
  const dialog = page.getByRole('dialog', { name: ar.title });
  await dialog.locator(preview).waitFor();
  const foot = await dialog.getByRole('button', { name: ar.apply }).boundingBox();
  for (const part of [dialog.locator(preview), dialog.getByRole('button', { name: ar.pan })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test.each(['en', 'ar'] as const)(
  'in %s on a phone on its side the cropper has its stage on half of the screen, beside preview, zoom and mode, its buttons in sight, and corners for a finger',
  async (language) => {
    const viewport = { width: 740, height: 360 };
    const { page, visit } = await openVisitor(browser(), base, { language, viewport, touch: true });
    await page.addInitScript(keepSession, token);
    const say = language === 'en' ? en : ar;
    await visit('/admin/products/new');
    await page.getByText(say.details).waitFor();
    await bring(page, 'drop');
    const dialog = page.getByRole('dialog', { name: say.title });
    const stage = dialog.getByRole('application').locator('xpath=..');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const zoom = dialog.getByRole('slider', { name: say.zoom });
    const parts = [
      stage,
      dialog.locator(preview),
      zoom,
      button(say.pan),
      button(say.cancel),
      button(say.apply),
    ];
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expect
        .poll(() => stage.evaluate((box) => box.clientHeight / innerHeight), { message })
        .toBeGreaterThan(0.5);
      for (const part of parts)
        await expect.poll(() => part.evaluate(isInSight), { message: `${part}, ${message}` }).toBe(true);
      const hidden = () =>
        stage.evaluate((box) => {
          const body = box.closest('[data-toasts] + div') as HTMLElement;
          return body.scrollHeight - body.clientHeight;
        });
      await expect.poll(hidden, { message }).toBeLessThanOrEqual(0);
    }
    // A corner has its full 44 px touch target, also where the frame touches the stage's edge.
    const frame = dialog.getByRole('application');
    for (const [corner, keys] of [
      [say.corners.nw, ['ArrowLeft', 'ArrowUp']],
      [say.corners.se, ['ArrowRight', 'ArrowDown']],
    ] as const) {
      await frame.focus();
      for (const key of keys) for (let press = 0; press < 80; press += 1) await page.keyboard.press(key);
      const room = () =>
        dialog.getByRole('slider', { name: corner }).evaluate((one) => {
          const box = one.getBoundingClientRect();
          const within = one.parentElement?.parentElement?.getBoundingClientRect() ?? box;
          const across = Math.min(box.right, within.right) - Math.max(box.left, within.left);
          return Math.min(across, Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top));
        });
      await expect.poll(room, { message: corner }).toBeGreaterThanOrEqual(44);
    }
  },
);

test('on a phone in Arabic, images are dropped, pasted and dragged into place, and what cannot be cropped says why', async () => {
  const { page, context, visit, expected } = await enter('ar', phone);
  const image = (path: string, headers: Record<string, string>) =>
    context.route(`https://images.example/${path}`, (route) =>
      route.fulfill({ contentType: 'image/png', body: quarters, headers }),
    );
  await image('shared.png', { 'Access-Control-Allow-Origin': '*' });
  // Without this header the test's own stand-in would add one that allows every origin.
  await image('private.png', { 'Access-Control-Allow-Origin': 'https://images.example' });
  await context.route('https://images.example/none.png', (route) => route.fulfill({ status: 404 }));
  expected.push('CORS policy', 'Failed to load resource');

  await visit('/admin/products/new');
  const address = page.getByRole('textbox', { name: ar.url });
  const crop = page.getByRole('button', { name: ar.crop, exact: true });
  // The address field is collapsed, together with the actions that need an address.
  await expect.poll(() => address.isVisible()).toBe(false);
  await page.getByText(ar.details).click();
  await crop.click();
  await page.getByText(ar.enterUrl).waitFor();
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);

  const dialog = page.getByRole('dialog', { name: ar.title });
  const apply = dialog.getByRole('button', { name: ar.apply });
  const shown = page.locator('[data-chosen-image] img');
  for (const kind of ['drop', 'paste'] as const) {
    await bring(page, kind);
    await dialog.getByRole('application').waitFor();
    await dialog.getByRole('button', { name: ar.cancel }).click();
    await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:image\/png;/);
    await page.getByRole('button', { name: ar.remove }).click();
    await expect.poll(() => shown.getAttribute('src')).not.toMatch(/^data:/);
  }

  await address.fill('https://images.example/shared.png');
  await crop.click();
  await dialog.getByRole('application').waitFor();
  await expectAccessible(page, 'the cropper on a phone');
  const before = await frameOf(page);
  const box = (await dialog.getByRole('application').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const [middle, corner] = [
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { x: box.x + box.width, y: box.y + box.height },
  ];
  const drag = async (from: { x: number; y: number }, by: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by, from.y + by, { steps: 4 });
    await page.mouse.up();
  };
  await drag(middle, -20);
  const [x = 0, y = 0, side = 0] = before;
  await expect.poll(() => frameOf(page)).toEqual([x - 20, y - 20, side, side]);
  await drag({ x: corner.x - 20, y: corner.y - 20 }, -500);
  await expect.poll(() => frameOf(page)).toEqual([x - 20, y - 20, 20, 20]);
  await dialog.getByRole('button', { name: ar.pan }).click();
  await drag(middle, 30);
  const place = () =>
    dialog
      .locator('img')
      .first()
      .evaluate((image) => image.style.translate);
  const panned = await place();
  await expect.poll(() => frameOf(page)).toEqual([x - 20, y - 20, 20, 20]);
  await drag(middle, 10);
  await expect.poll(() => place()).not.toBe(panned);
  await apply.click();
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:image\/png;/);

  for (const [name, says] of [
    ['private', ar.crossOrigin],
    ['none', ar.notLoaded],
  ] as const) {
    await address.fill(`https://images.example/${name}.png`);
    await crop.click();
    await dialog.getByText(says).waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: ar.cancel }).click();
  }
  await expect.poll(() => address.inputValue()).toBe('https://images.example/none.png');
});

test('the ring of the cropper’s close button is whole above the stage', async () => {
  const { page, visit } = await enter('ar', { width: 390, height: 740 });
  const { id } = await productOf('makdous');
  await visit(`/admin/products/${id}`);
  await page.getByRole('button', { name: ar.crop }).first().click();
  const dialog = page.getByRole('dialog', { name: ar.title });
  await dialog.getByRole('application').waitFor();
  const close = dialog.getByRole('button', { name: ar.close });
  await dialog.getByRole('button', { name: ar.cancel }).focus();
  await page.keyboard.press('Tab');
  while (!(await close.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  const ring = await close.evaluate((button) => getComputedStyle(button).outlineColor);
  const { x = 0, y = 0, width = 0, height = 0 } = (await close.boundingBox()) ?? {};
  // The outline is of 3 px, 3 px away from the button.
  const clip = { x: x + 2, y: y + height + 4, width: width - 4, height: 1 };
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = Array.from({ length: pixels.length / 3 }, (_, place) =>
    colourOf([...pixels.subarray(3 * place, 3 * place + 3)]),
  );
  expect(new Set(colours)).toEqual(new Set([ring]));
});
