import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare const window: { axe?: typeof axe };

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Asserts no axe violations (WCAG 2.2 AA) on the current page, which has no frames. `where` labels a failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (runOnly) => {
    // Waits for finite animations, so that contrast is measured in the final state. Scroll-driven animations have no such state.
    const passing = document
      .getAnimations()
      .filter((one) => one.timeline === document.timeline && one.effect?.getTiming().iterations === 1);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    // The visible part of a target half under the bottom bar is too small to press, but it can be scrolled out from
    // under the bar.
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')];
    for (const bar of bars) bar.style.position = 'static';
    const answer = await window.axe?.run({ runOnly, resultTypes: ['violations'], preload: false });
    for (const bar of bars) bar.style.position = '';
    return answer?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, levels);
  expect(found, where).toEqual([]);
}
