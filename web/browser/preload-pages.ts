import { languageOfPath } from '../../contracts/language.ts';
import './route-files.ts';
import { savesData } from './saves-data.ts';

/** The most frequent next routes, as paths of `web/routes.ts`. */
const nextPages = {
  shop: ['store-selection', 'products', 'products/:slug', 'search', 'cart'],
  admin: ['admin/orders', 'admin/orders/:id', 'admin/products', 'admin', 'admin/messages'],
};

/** Milliseconds before the preloading starts. */
const headStart = 1000;

const added = new Set<string>();

/** Adds a link to the document, unless it is already there. */
function addLink(link: {
  rel: 'modulepreload' | 'prefetch';
  href: string;
  as?: 'style';
}): HTMLLinkElement | null {
  if (added.has(link.href)) return null;
  added.add(link.href);
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}

/**
 * Loads a style sheet and keeps it in the document without applying it. React Router looks for a `rel="stylesheet"`
 * with this `href`; if there is none, it adds the sheet during the tap, removes it once loaded and adds it again with
 * the page, restyling everything each time. It becomes a style sheet only after loading, as the router would not wait
 * for one that is already there.
 */
function keepStyles(href: string): void {
  const link = addLink({ rel: 'prefetch', as: 'style', href });
  link?.addEventListener('load', () => Object.assign(link, { rel: 'stylesheet', media: 'not all' }), {
    once: true,
  });
}

/**
 * One page after another, each when the browser is idle: adding all links, or running all scripts, would be a single
 * task that delays taps on a slow phone.
 */
function preload([page, ...others]: string[]): void {
  if (!page) return;
  const routes = window.__reactRouterManifest?.routes;
  const id = `${languageOfPath(location.pathname)}:${page}`;
  const route = routes?.[id];
  for (const href of [route?.module, ...(route?.imports ?? [])])
    if (href) addLink({ rel: 'modulepreload', href });
  // The root's style sheets never leave the document.
  for (const href of route?.css ?? []) if (!routes?.root?.css?.includes(href)) keepStyles(href);
  whenIdle(() => {
    // A failed import is reported by the tap that needs it.
    const run = route?.module ? import(/* @vite-ignore */ route.module) : Promise.resolve();
    run.then(
      (module) => {
        // Otherwise the router imports it again, which delays the request for the page's data until the tap's rendering is done.
        if (module && window.__reactRouterRouteModules) window.__reactRouterRouteModules[id] ??= module;
        whenIdle(() => preload(others));
      },
      () => {},
    );
  });
}

// Safari has no requestIdleCallback.
const whenIdle = (task: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(task) : task();

/**
 * Loads and runs the scripts of likely next pages when the browser is idle, and loads their styles, so that a tap only
 * waits for data. Does nothing with Save-Data.
 */
export function preloadPages(of: keyof typeof nextPages): void {
  if (!savesData()) setTimeout(() => whenIdle(() => preload(nextPages[of])), headStart);
}
