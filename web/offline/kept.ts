import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';

/** How long a slow network is waited for before a page that was seen is shown again, in seconds. */
const networkTimeoutSeconds = 3;

// No answer here depends on who asks, so neither does finding it again.
const matchOptions = { ignoreVary: true };

const last = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true });

/** Keeps answers with these statuses, whole and where they were asked for. */
const keep = (...statuses: number[]) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    statuses.includes(response.status) && !response.redirected ? response : null,
});

/** The same, unless the shop says that the answer is for once. */
const keepUnlessMomentary = (...statuses: number[]) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isMomentary = /no-store/.test(response.headers.get('Cache-Control') ?? '');
    return isMomentary ? null : keep(...statuses).cacheWillUpdate({ response });
  },
});

/** Documents, by their address: the network's, and without it those that were seen last. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    keepUnlessMomentary(200),
    last(50),
    // What follows the # is the reader's own: an order's number, say.
    { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.replace(/#.*/s, '') },
  ],
});

/** What pages ask for on the way from one to the other. */
export const pageData = new NetworkFirst({
  cacheName: 'page-data',
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    // 202 is how React Router carries a redirect.
    keepUnlessMomentary(200, 202),
    last(50),
  ],
});

/** Public answers of the API. They say `no-store` to caches that do not know which of them are public. */
export const answers = new NetworkFirst({
  cacheName: 'answers',
  matchOptions,
  plugins: [keep(200), last(50)],
});

/**
 * Built files. Their names change with their contents, so a new deployment takes nothing away: pages that are open, or
 * were kept before it, still find theirs. Four deployments fit in.
 */
export const assets = new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [keep(200), last(600)] });

/** Product pictures; they too are named by their contents. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [keep(200), last(200)],
});

/** Fetches and keeps a file or page as nobody in particular, unless a kept one will do. Throws without the network. */
export async function fetchInto(strategy: Strategy, path: string, event: ExtendableEvent): Promise<void> {
  const [answer, isDone] = strategy.handleAll({ event, request: new Request(path, { credentials: 'omit' }) });
  await answer;
  await isDone;
}

/** Whether this page can be shown without the network. */
export const isKept = async (page: string): Promise<boolean> =>
  Boolean(await caches.match(page, { cacheName: pages.cacheName, ...matchOptions }));
