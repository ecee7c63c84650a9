import type { Page } from 'playwright-core';

/**
 * Waits until the order stream is connected and has read the existing orders, which no list of them does: any order
 * placed after this is new.
 */
export const waitForOrderStream = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/orders?limit=60'));
