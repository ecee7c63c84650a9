import type { Page } from 'playwright-core';

/** Sums up how far what is seen of the page jumps, from its next load on. Right after a press too: on a slow line the same comes later, and counts. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
