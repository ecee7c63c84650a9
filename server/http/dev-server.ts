import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

export type DevServer = {
  build: () => Promise<ServerBuild>;
  /** Vite answers what is its own (modules, hot reload); the rest goes on to `next`. */
  before: (next: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

/** Vite inside our own server, so that pages reload hot on the same address; its web socket joins `server`. */
export async function openDevServer(server: Server): Promise<DevServer> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
