import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findFocusFault } from './layout-checks.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A keyboard-only visitor: all input goes through these keys, and each step asserts a visible focus indicator. */
export type Keys = {
  press: (key: string, times?: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses Tab until the element with this accessible role and name is focused; `back` uses Shift+Tab. */
  tabTo: (role: Role, name: string | RegExp, options?: { back?: boolean; exact?: boolean }) => Promise<void>;
};

/** An upper bound, above any page's number of tab stops. */
const manyStops = 160;

export function takeKeyboard(page: Page): Keys {
  // Polled: a toast that obscures the focus closes after a moment.
  const look = () => expect.poll(() => page.evaluate(findFocusFault)).toBeNull();
  const press: Keys['press'] = async (key, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    await look();
  };
  return {
    press,
    type: (text) => page.keyboard.type(text),
    tabTo: async (role, name, { back = false, exact = true } = {}) => {
      const wanted = page.getByRole(role, { name, exact }).and(page.locator(':focus'));
      for (let stop = 0; stop < manyStops; stop += 1) {
        if ((await wanted.count()) > 0) return;
        await press(back ? 'Shift+Tab' : 'Tab');
      }
      throw new Error(`Tab never came to the ${role} "${name}"`);
    },
  };
}
