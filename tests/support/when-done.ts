import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs `close` when the test is done, or when the file is done if called outside a test: an `afterAll` registered while
 * a test runs is never called, and the resource would keep working during the following tests. The latest is closed
 * first.
 */
export function whenDone(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
  else afterAll(async () => void (await close()));
}
