import type { BrowserContext, Page } from 'playwright-core';
import { builtFile } from './built-file.ts';

/** Holds back a script of the build, given its module's name, until the returned function is called. */
export async function holdBackFile(from: Page | BrowserContext, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await from.route(builtFile(name), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
