import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { backgroundsOf, colourOf, contrastOf, styleOf } from '../support/contrast.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const browser = openBrowser({ images: true });
const { base } = await openSeededShop();
const kinds = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'light', language: 'ar' },
  { colorScheme: 'dark', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
] as const;

test.each(kinds)(
  'the menu of a phone marks the page that one is on, and no other: $colorScheme $language',
  async ({ colorScheme, language }) => {
    const { page, words, visit } = await openVisitor(browser(), base, {
      ...{ language, colorScheme, viewport: phone, touch: true },
    });
    const { home, products, about, contact } = words.shell;
    for (const [path, current] of [
      ['/', home],
      ['/products?store=mouneh', products],
      ['/about', about],
    ] as const) {
      await visit(path);
      await page.getByRole('button', { name: words.shell.menu }).click();
      const menu = page.getByRole('dialog', { name: words.shell.menu });
      const looks = new Map<string, string>();
      for (const name of [home, products, about, contact]) {
        const link = menu.getByRole('link', { name, exact: true });
        const text = link.getByText(name, { exact: true });
        const line = await styleOf(text, 'text-decoration-line');
        looks.set(name, `${await styleOf(text, 'color')} ${line}`);
        expect(await link.getAttribute('aria-current')).toBe(name === current ? 'page' : null);
      }
      const [plain] = [...looks].filter(([name]) => name !== current).map(([, look]) => look);
      expect(looks.get(current)).not.toBe(plain);
      // The colour is not the only sign.
      expect(looks.get(current)).toContain('underline');
      for (const [name, look] of looks) if (name !== current) expect(look).toBe(plain);
    }
  },
);

/** The colours of an element's pixels, row by row. */
async function pixelsOf(element: Locator) {
  const { data, info } = await sharp(await element.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = 3 * (y * info.width + x);
    return colourOf([...data.subarray(at, at + 3)]);
  };
}

test.each(['light', 'dark'] as const)(
  'a ticked checkbox stands out from what is behind it, and its tick from the box: %s',
  async (colorScheme) => {
    const { page, visit } = await openVisitor(browser(), base, { ...onPhone, colorScheme });
    for (const store of ['mouneh', 'cilka']) {
      await visit('/signup');
      await page.evaluate((store) => document.documentElement.setAttribute('data-store', store), store);
      const box = page.getByRole('checkbox').first();
      await box.check();
      // Without the look of a finger or mouse above it.
      await page.mouse.move(0, 0);
      const backgrounds = await backgroundsOf(page);
      const pixel = await pixelsOf(box);
      const [edge, fill] = [pixel(1, 12), pixel(4, 4)];
      for (const behind of backgrounds) expect(contrastOf(edge, behind)).toBeGreaterThanOrEqual(3);
      const inner = Array.from({ length: 16 * 16 }, (_, at) => pixel(4 + (at % 16), 4 + Math.floor(at / 16)));
      const tick = Math.max(...inner.map((colour) => contrastOf(colour, fill)));
      expect(tick).toBeGreaterThanOrEqual(3);
    }
  },
);
