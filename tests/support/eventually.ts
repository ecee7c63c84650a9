import { vi } from 'vitest';

/** Polls until an assertion holds, within the test's timeout. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 });
