import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';

export type DevServer = {
  vite: ViteDevServer;
  build: () => Promise<ServerBuild>;
  /** Vite answers requests for its own files (modules, hot reload); all others go on to `next`. */
  before: (next: RequestListener) => RequestListener;
};

/** Runs Vite in our own server, so that pages hot reload at the same address; its WebSocket uses `server`. */
export async function openDevServer(server: Server): Promise<DevServer> {
  const handlers = process.listeners('SIGTERM');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
    // The shop's own modules run in Vite, too, and must get the same package exports as in Node.
    environments: { ssr: { resolve: { externalConditions: ['node'] } } },
  });
  // React Router's plugin opens another Vite whose SIGTERM handler ends the process at once: the database must stop first.
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

/** The page of all components. It is not a route, so that no build includes it. Its modules expect the router's hot reload. */
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
