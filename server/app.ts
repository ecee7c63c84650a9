import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import { createApi } from './api.ts';
import type { Deps } from './deps.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createPageHandler } from './http/ssr.ts';
import { redirectVisitor } from './http/visitor-redirect.ts';

const forever = 'public, max-age=31536000, immutable';

/** The whole HTTP surface: health, API, media, built files, pages. `build` loads the pages' server build. */
export function createApp(deps: Deps, build: () => Promise<ServerBuild>): Hono {
  const api = createApi(deps);
  const page = createPageHandler({ build, fetchApi: (request) => api.fetch(request) });
  const app = new Hono();
  app.use(securityHeaders(), compress());

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = await deps.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return ready ? c.text('ready') : c.text('the database does not answer', 503);
  });

  app.route('/', api);
  app.get(
    '/media/*',
    serveStatic({
      root: deps.config.dataDir,
      onFound: (_, c) => {
        c.header('Cache-Control', forever);
        // A picture is never a page: whatever an SVG carries, it cannot run.
        c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      },
    }),
    (c) => c.text('not found', 404),
  );
  app.get(
    '/assets/*',
    serveStatic({ root: 'build/client', onFound: (_, c) => c.header('Cache-Control', forever) }),
    (c) => c.text('not found', 404),
  );
  app.get('*', serveStatic({ root: 'build/client' }), redirectVisitor);
  app.all('*', (c) => page(c.req.raw));
  return app;
}
