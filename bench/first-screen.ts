import { chromium } from 'playwright-core';
import { findChromium } from '../tests/support/find-chromium.ts';

/** Transferred bytes until a page has loaded completely on a phone of 390 px, by kind of resource. */
export async function bytesOfFirstScreen(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const kindOf = new Map<string, string>();
    const bytes: Record<string, number> = {};
    devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}
