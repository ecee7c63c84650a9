import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Closes what was opened when its test is done, or the file where it was opened outside of one: an `afterAll` that is registered
 * while a test runs is never called, and what it should close works on beside the tests that follow. Later ones are closed first.
 */
export function whenDone(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
  else afterAll(async () => void (await close()));
}
