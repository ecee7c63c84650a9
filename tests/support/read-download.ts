import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes of a file that the browser has saved: the test run's Chromium keeps it in its own folder. */
export const readDownload = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
