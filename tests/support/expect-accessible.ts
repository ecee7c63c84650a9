import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Asserts no axe violations (WCAG 2.2 AA) on the current page. `where` labels a failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Waits for finite animations: contrast is measured in the final state.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    // Evaluates in the page itself: frames of other sites, for which axe would open a second page, are forbidden by the policy.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found, where).toEqual([]);
}
