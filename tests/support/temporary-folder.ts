import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, removed after it. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mouneh-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
