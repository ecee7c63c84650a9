import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { createApi, endpoints } from './api.ts';
import type { Deps } from './deps.ts';
import { publicCacheKeys } from './http/cache/cache-key.ts';
import { cacheCalls } from './http/cache/call-cache.ts';
import { createPageCache } from './http/cache/page-cache.ts';
import { answerErrorPage } from './http/error-page.ts';
import { createHealth, watchReadiness, watchWarnings } from './http/health.ts';
import { createManifests } from './http/manifests.ts';
import { createMetrics } from './http/metrics.ts';
import type { Fetch } from './http/overload.ts';
import { pageRouteOf } from './http/page-route.ts';
import { redirectEnglish } from './http/redirect-english.ts';
import { redirectMoved } from './http/redirect-moved.ts';
import { logRequests, type RequestInfo, recordFault, requestInfoOf } from './http/request-log.ts';
import { imagePolicy, pagePolicyFor, securityHeaders, workerPolicy } from './http/security-headers.ts';
import { createShareImages } from './http/share-images.ts';
import { createSitemap } from './http/sitemap.ts';
import { createPageHandler } from './http/ssr.ts';
import { openTraffic } from './http/traffic.ts';
import { redirectVisitor } from './http/visitor-redirect.ts';
import { makeVariant } from './media/make-variant.ts';

const forever = 'public, max-age=31536000, immutable';
/** Computes the key of a request in both caches; created once, as it caches addresses itself. */
const cacheKeyOf = publicCacheKeys(endpoints);

/**
 * The whole HTTP surface: health, metrics, API, media, built files, pages. `build` loads the pages' server build;
 * `extra` has the routes that exist only in development.
 */
export function createApp(deps: Deps, build: () => Promise<ServerBuild>, extra?: Hono): Hono {
  const api = createApi(deps);
  const page = createPageHandler({
    build,
    fetchApi: cacheCalls((request, requestInfo: RequestInfo) => api.fetch(request, { requestInfo }), {
      cacheKeyOf,
      version: deps.catalogueVersion.current,
    }),
    publicUrl: deps.config.publicUrl,
    policyOf: pagePolicyFor(deps.config, extra !== undefined),
  });
  const app = new Hono();
  app.onError((error, c) => {
    recordFault(requestInfoOf(c), error);
    return answerErrorPage(c);
  });
  const registry = new Registry();
  app.use(logRequests(deps, openTraffic(registry)), securityHeaders(deps.config), compress());

  const checkReadiness = watchReadiness(deps);
  app.route('/', createHealth(checkReadiness, watchWarnings(deps)));
  app.route('/', createMetrics({ deps, registry, checkReadiness, buildOf: () => nameBuild(build) }));

  app.route('/', api);
  app.route('/', createShareImages(deps));
  app.route('/', createSitemap(deps));
  app.route('/', createManifests(deps));
  if (extra) app.route('/', extra);
  app.get(
    '/media/*',
    whenFound({ 'Cache-Control': forever, 'Content-Security-Policy': imagePolicy }),
    async (c, next) => {
      const variant = await makeVariant(deps, c.req.path);
      // Not cacheable: once the smaller image is ready, this address returns it.
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
  app.get(
    '/sw.js',
    etag(),
    whenFound({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy }),
    built,
  );
  const namePage: MiddlewareHandler = async (c, next) => {
    const pages = await build().catch(() => null);
    requestInfoOf(c).page = pages && pageRouteOf(pages.routes, c.req.path);
    await next();
  };
  // Vite's build manifest is in the public folder, but must not be served.
  app.all('/.vite/*', (c) => c.text('not found', 404));
  app.get(
    '*',
    built,
    namePage,
    redirectMoved,
    redirectEnglish(build),
    redirectVisitor(deps.config.publicUrl),
    async (c) => {
      const answer = await page(c.req.raw, requestInfoOf(c));
      return isBare(answer) ? answerErrorPage(c) : answer;
    },
  );
  app.all('*', (c) => c.text('method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** Whether it is the router's answer when even the error page could not be rendered: a status without HTML. */
const isBare = ({ status, headers }: Response): boolean =>
  status === 500 && !/^text\/(html|x-script)\b/.test(headers.get('content-type') ?? '');

const nameBuild = (build: () => Promise<ServerBuild>): Promise<string> =>
  build().then(
    ({ assets }) => assets.version,
    () => '',
  );

/** Puts the page cache in front of the shop's request listener. */
export const cachePages = ({ catalogueVersion, vitals }: Deps, app: { fetch: Fetch }) =>
  createPageCache({
    render: app.fetch,
    cacheKeyOf,
    version: catalogueVersion.current,
    counts: vitals.pageCache,
  });

/** Headers only for files that exist. The hook of `serveStatic` runs too late, when the answer has been created. */
const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
