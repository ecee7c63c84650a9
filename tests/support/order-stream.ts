import type { Page } from 'playwright-core';

/** The order stream is connected and has looked which orders there are, as no list of them does: what is placed from now on is new. */
export const waitForOrderStream = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/orders?limit=60'));
