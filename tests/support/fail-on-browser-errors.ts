import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** Collects console errors and exceptions of a browser context, except those of pages whose address begins with `elsewhere`. */
export function collectBrowserErrors(context: BrowserContext, elsewhere: string) {
  const complaints: string[] = [];
  /** Errors that the test expects, as substrings. */
  const expected: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    const isElsewhere = message.location().url.startsWith(elsewhere);
    if (message.type() === 'error' && !isElsewhere) complaints.push(message.text());
  });
  return {
    expected,
    failOnUnexpected(): void {
      const unexpected = complaints.filter((text) => !expected.some((part) => text.includes(part)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
  };
}
