import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';

export type DevServer = {
  vite: ViteDevServer;
  build: () => Promise<ServerBuild>;
  /** Vite answers what is its own (modules, hot reload); the rest goes on to `next`. */
  before: (next: RequestListener) => RequestListener;
};

/** Vite inside our own server, so that pages reload hot on the same address; its web socket joins `server`. */
export async function openDevServer(server: Server): Promise<DevServer> {
  const handlers = process.listeners('SIGTERM');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
    // The shop's own modules run in here too, and must get from packages what Node would give them.
    environments: { ssr: { resolve: { externalConditions: ['node'] } } },
  });
  // React Router's plugin opens a Vite of its own, whose handler ends the process at once: the database must stop first.
  for (const handler of process.listeners('SIGTERM')) {
    if (!handlers.includes(handler)) process.off('SIGTERM', handler);
  }
  return {
    vite,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => {
        if (request.url && /^\/components(\?|$)/.test(request.url))
          void answerComponents(vite, request.url, response);
        else next(request, response);
      }),
  };
}

/** The page of all components, which is no route, so that no build can have it. Its modules expect the router's hot reload. */
async function answerComponents(vite: ViteDevServer, url: string, response: ServerResponse): Promise<void> {
  const hotReload =
    '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>';
  try {
    const page = await readFile('web/components/components.html', 'utf8');
    const html = await vite.transformIndexHtml(url, page.replace('<head>', `<head>${hotReload}`));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}
