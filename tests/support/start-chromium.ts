import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium is reached. */
    chromium: string;
  }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Once a run: a Chromium that all test files share, each with browser contexts of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: findChromium() ?? '',
    args,
    host: '127.0.0.1',
  });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
