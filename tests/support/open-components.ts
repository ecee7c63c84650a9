import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';

/** The page of all components under Vite alone: no shop is open behind it. Answers its address without parameters. */
export function openComponents(): () => string {
  let vite: ViteDevServer | undefined;
  beforeAll(async () => {
    vite = await createServer({
      configFile: false,
      root: fileURLToPath(new URL('../..', import.meta.url)),
      cacheDir: '.cache/components',
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
      optimizeDeps: { entries: ['web/components/start.tsx'] },
    });
    await vite.listen();
  });
  afterAll(() => vite?.close());
  return () => {
    if (!vite?.httpServer) throw new Error('the page of components is not open yet');
    return `http://127.0.0.1:${(vite.httpServer.address() as AddressInfo).port}/web/components/components.html`;
  };
}
