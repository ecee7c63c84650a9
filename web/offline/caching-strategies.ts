import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';

/** Network timeout of the network-first strategy before the cached page is shown, in seconds. */
const networkTimeoutSeconds = 3;

// Public answers do not depend on cookies or headers, so `Vary` is ignored in lookups.
const matchOptions = { ignoreVary: true };

const last = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true });

/** Caches complete answers with these statuses, redirects excluded. */
const cacheStatuses = (...statuses: number[]) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    statuses.includes(response.status) && !response.redirected ? response : null,
});

/** Caches responses of these statuses, unless `Cache-Control: no-store` says not to. */
const cacheUnlessNoStore = (...statuses: number[]) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isNoStore = /no-store/.test(response.headers.get('Cache-Control') ?? '');
    return isNoStore ? null : cacheStatuses(...statuses).cacheWillUpdate({ response });
  },
});

/** Documents by URL: network first, the cached copy when offline. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    cacheUnlessNoStore(200),
    last(50),
    // The fragment may be personal (an order's number), so it is not part of the cache key.
    { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.replace(/#.*/s, '') },
  ],
});

/** React Router's data requests of client-side navigations (`*.data`). */
export const pageData = new NetworkFirst({
  cacheName: 'page-data',
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    // 202 is how React Router carries a redirect.
    cacheUnlessNoStore(200, 202),
    last(50),
  ],
});

/** Public API answers, network first. Their `no-store` is meant for shared caches and is ignored here. */
export const answers = new NetworkFirst({
  cacheName: 'answers',
  matchOptions,
  plugins: [cacheStatuses(200), last(50)],
});

/**
 * Built files. Their names change with their contents, so old ones stay after a deployment: pages that are open, or
 * were cached before it, still find theirs. There is room for four deployments.
 */
export const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [cacheStatuses(200), last(600)],
});

/** Product images, also named by their contents. */
export const images = new CacheFirst({
  cacheName: 'images',
  matchOptions,
  plugins: [cacheStatuses(200), last(200)],
});

/** Fetches without credentials and caches a file or page, unless it is cached. Rejects when offline. */
export async function fetchInto(strategy: Strategy, path: string, event: ExtendableEvent): Promise<void> {
  const [answer, isDone] = strategy.handleAll({ event, request: new Request(path, { credentials: 'omit' }) });
  await answer;
  await isDone;
}

/** Whether this page is in the cache. */
export const isCached = async (page: string): Promise<boolean> =>
  Boolean(await caches.match(page, { cacheName: pages.cacheName, ...matchOptions }));
