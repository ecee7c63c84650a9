import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe holds against the page as it stands, by the rules of WCAG 2.2 AA, is nothing. `where` names it if not. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // What is still on its way down has not its colours yet.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found, where).toEqual([]);
}
