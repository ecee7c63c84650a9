import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { ServerBuild } from 'react-router';
import { createApi, endpoints } from './api.ts';
import type { Deps } from './deps.ts';
import { createManifests } from './http/manifests.ts';
import { createPageCache } from './http/page-cache.ts';
import { publicAddresses } from './http/public-address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSharePictures } from './http/share-pictures.ts';
import { createSitemap } from './http/sitemap.ts';
import { createPageHandler } from './http/ssr.ts';
import { redirectVisitor } from './http/visitor-redirect.ts';
import { describeError } from './log.ts';
import { makeVariant } from './media/make-variant.ts';

const forever = 'public, max-age=31536000, immutable';

/**
 * The whole HTTP surface: health, API, media, built files, pages. `build` loads the pages' server build; `extra` is what
 * only developers get to see.
 */
export function createApp(deps: Deps, build: () => Promise<ServerBuild>, extra?: Hono): Hono {
  const api = createApi(deps);
  const page = createPageHandler({
    build,
    fetchApi: (request) => api.fetch(request),
    publicUrl: deps.config.publicUrl,
  });
  const app = new Hono();
  app.onError((error, c) => {
    deps.log.error(describeError(error), 'request failed');
    return c.text('Internal Server Error', 500);
  });
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
  app.route('/', createSharePictures(deps));
  app.route('/', createSitemap(deps));
  app.route('/', createManifests(deps));
  if (extra) app.route('/', extra);
  app.get(
    '/media/*',
    whenFound({
      'Cache-Control': forever,
      // A picture is never a page: whatever an SVG carries, it cannot run.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
    async (c, next) => {
      const variant = await makeVariant(deps, c.req.path);
      // Not to be kept: once the smaller picture is made, it is what this address answers.
      if (variant.state === 'busy') {
        return c.body(null, 302, { Location: variant.source, 'Cache-Control': 'no-store' });
      }
      await next();
    },
    serveStatic({ root: deps.config.dataDir }),
    (c) => c.text('not found', 404),
  );
  const built = serveStatic({ root: 'build/client', precompressed: true });
  app.get('/assets/*', whenFound({ 'Cache-Control': forever }), built, (c) => c.text('not found', 404));
  app.get('/sw.js', etag(), whenFound({ 'Cache-Control': 'no-cache' }), built);
  app.get('*', built, redirectVisitor);
  app.all('*', (c) => page(c.req.raw));
  return app;
}

/** Puts the page cache before the shop's listener. */
export const keepPages = ({ catalogueVersion }: Deps, app: Hono) =>
  createPageCache({
    render: app.fetch,
    addressOf: publicAddresses(endpoints),
    version: catalogueVersion.current,
  });

/** Headers of files that are there. The hook of `serveStatic` comes too late: its answer is made by then. */
const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
