import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { languageOfPath, languages, pathInLanguage } from '../contracts/language.ts';
import { isCustomerPage, isPageData, isPublicRead, pageOfData, unreached } from './offline/addresses.ts';
import {
  answers,
  assets,
  fetchInto,
  images,
  isCached,
  pageData,
  pages,
} from './offline/caching-strategies.ts';
import { precacheShell, shell } from './offline/precache-shell.ts';

// Service worker types: TypeScript's `webworker` library conflicts with `dom`, so the part used is declared here.
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(promise: Promise<unknown>): void;
  }
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<{ url: string }[]>;
  };
};

/** The offline fallback, one per language, precached anew with each deployment. */
const fallback = (pathname: string) => pathInLanguage('/offline', languageOfPath(pathname));

// Without credentials: the language cookie would redirect to the other language's page.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }]);
precache(
  languages.map((language) => ({ url: pathInLanguage('/offline', language), revision: shell.revision })),
);

// skipWaiting is safe: caches of the previous version are kept, so open pages still find their chunks.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  event.waitUntil(keepForReaders(event));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** First visit: caches the open pages, which were loaded before the worker was installed, and the shell of their languages. */
async function keepForReaders(event: ExtendableEvent): Promise<void> {
  const readers = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = readers.map(({ url }) => new URL(url)).filter(({ pathname }) => isCustomerPage(pathname));
  for (const { pathname, search } of open) await fetchInto(pages, pathname + search, event).catch(() => null);
  for (const language of new Set(open.map(({ pathname }) => languageOfPath(pathname))))
    await precacheShell(language, event, true);
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isCustomerPage(url.pathname),
  async ({ event, request, url }) => {
    const [page, isDone] = pages.handleAll({ event, request });
    event.waitUntil(isDone.then(() => precacheShell(languageOfPath(url.pathname), event)).catch(() => null));
    return page.catch(async () => (await matchPrecache(fallback(url.pathname))) ?? Response.error());
  },
);

registerRoute(
  ({ url }) => isPageData(url),
  async ({ event, request, url }) => {
    const page = pageOfData(url);
    try {
      const data = await pageData.handle({ event, request });
      if (data.status === 200 && !(await isCached(page)))
        event.waitUntil(fetchInto(pages, page, event).catch(() => null));
      return data;
    } catch {
      return (await isCached(page)) ? openDocument(page) : new Response(null, { status: unreached });
    }
  },
);

/** Makes React Router load the cached document instead: the page is in the cache, but not its loader data. */
const openDocument = (page: string) =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' },
  });

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), images);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicRead(url) && !request.headers.has('Authorization'),
  answers,
);
