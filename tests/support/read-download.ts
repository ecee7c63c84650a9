import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes of a file that the browser has saved: the run's Chromium keeps it in a folder of its own. */
export const readDownload = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
