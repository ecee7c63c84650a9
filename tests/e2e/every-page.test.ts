import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { desk, letIn, openBrowser, phone } from '../support/browser.ts';
import { openSeededShop } from '../support/open-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

const pages = [
  '/',
  '/store-selection',
  '/products?store=mouneh',
  '/products?store=cilka&view=list',
  '/products/labneh-balls-in-olive-oil',
  '/products/mint-tea-bags',
  '/cart',
  '/checkout',
  '/favorites',
  '/orders',
  '/profile',
  '/about',
  '/contact',
  '/login',
  '/signup',
];

describe.each([
  ['en', phone, 'light'],
  ['en', desk, 'dark'],
  ['ar', phone, 'dark'],
  ['ar', desk, 'light'],
] as const)('in %s, %o, %s', (language, viewport, colorScheme) => {
  test.each(pages)('%s has a title and one heading, fits its screen, and axe finds nothing', async (path) => {
    const { page, visit, words } = await letIn(browser(), base, { language, viewport, colorScheme });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toContain(words.shell.shopName);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
  });
});

test('what a page looks like before its scripts is what it looks like after: nothing jumps', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { page, visit } = await letIn(browser(), base, { language });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/products?store=mouneh', '/products/makdous', '/store-selection']) {
      await visit(path);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift, `${path} in ${language}`).toBeLessThan(0.05);
    }
  }
});
