import { languageOfPath } from '../../contracts/language.ts';
import './route-files.ts';
import { savesData } from './saves-data.ts';

/** The most frequent next routes, as paths of `web/routes.ts`. */
const nextPages = {
  shop: ['store-selection', 'products', 'products/:slug', 'search'],
  filledCart: ['cart'],
  admin: ['admin/orders', 'admin/orders/:id', 'admin/products', 'admin', 'admin/messages'],
};

/** Milliseconds before the preloading starts. */
const headStart = 1000;

/** The files that were asked for. */
const added = new Set<string>();

function addLink(link: { rel: 'modulepreload' | 'prefetch'; href: string; as?: 'style' }): HTMLLinkElement {
  added.add(link.href);
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}

/**
 * Loads a style sheet without applying it, and returns its link once loaded: null on failure, never where the browser
 * has no `prefetch` (Safari).
 */
function loadStyles(href: string): Promise<HTMLLinkElement | null> {
  const link = addLink({ rel: 'prefetch', as: 'style', href });
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => resolve(null));
  });
}

/**
 * Keeps style sheets in the document without applying them. React Router looks for a `rel="stylesheet"` with the `href`;
 * if there is none, it adds the sheet during the tap, removes it once loaded and adds it again with the page, restyling
 * everything each time. They become style sheets only after loading, as the router would not wait for one that is
 * already there, and all at once, as each change restyles the whole page.
 */
async function keepStyles(sheets: Promise<HTMLLinkElement | null>[]): Promise<void> {
  const links = await Promise.all(sheets);
  await idle();
  for (const link of links) if (link) Object.assign(link, { rel: 'stylesheet', media: 'not all' });
}

/** How many files one idle callback asks for: each takes a fraction of a millisecond, and an idle callback a frame. */
const batchSize = 5;

/** Loads one page's files when the browser is idle, a few at a time: all at once would delay taps on a slow phone. */
async function preloadPage(page: string): Promise<void> {
  const routes = window.__reactRouterManifest?.routes;
  const id = `${languageOfPath(location.pathname)}:${page}`;
  const route = routes?.[id];
  if (!route?.module) return;
  // The root's style sheets never leave the document.
  const ofRoot = routes?.root?.css ?? [];
  const styles = (route.css ?? []).filter((href) => !ofRoot.includes(href));
  const sheets: Promise<HTMLLinkElement | null>[] = [];
  const missing = [route.module, ...(route.imports ?? []), ...styles].filter((href) => !added.has(href));
  for (const [index, href] of missing.entries()) {
    if (index % batchSize === 0) await idle();
    if (styles.includes(href)) sheets.push(loadStyles(href));
    else addLink({ rel: 'modulepreload', href });
  }
  void keepStyles(sheets);
  await idle();
  // A failed import is reported by the tap that needs it.
  const module = await import(/* @vite-ignore */ route.module).catch(() => null);
  // Otherwise the router imports it again, which delays the request for the page's data until the tap's rendering is done.
  if (module && window.__reactRouterRouteModules) window.__reactRouterRouteModules[id] ??= module;
}

// Safari has no requestIdleCallback.
const idle = () =>
  new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve),
  );

/**
 * Loads and runs the scripts of likely next pages when the browser is idle, and loads their styles, so that a tap only
 * waits for data. Does nothing with Save-Data.
 */
export async function preloadPages(of: keyof typeof nextPages): Promise<void> {
  if (savesData()) return;
  await new Promise((resolve) => setTimeout(resolve, headStart));
  for (const page of nextPages[of]) await preloadPage(page);
}
