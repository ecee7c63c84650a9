import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Serves the page of all components without a shop behind it. It is built once, since each test would otherwise request
 * its hundreds of source files. Returns its address without parameters.
 */
export function openComponents(): () => string {
  let served: PreviewServer | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mouneh-components-'));
    const shared = { configFile: false, root, logLevel: 'error' } as const;
    const rolldownOptions = { input: 'web/components/components.html' };
    await build({ ...shared, build: { outDir: folder, emptyOutDir: true, minify: false, rolldownOptions } });
    served = await preview({
      ...shared,
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port: 0 },
    });
  });
  afterAll(async () => {
    await served?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (!served) throw new Error('the page of components is not open yet');
    return `http://127.0.0.1:${(served.httpServer.address() as AddressInfo).port}/web/components/components.html`;
  };
}
