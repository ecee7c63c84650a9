import { languageOfPath } from '../../contracts/language.ts';
import './route-files.ts';
import { savesData } from './saves-data.ts';

/** The routes that most taps lead to, as paths of `web/routes.ts`. */
const nextPages = {
  shop: ['store-selection', 'products', 'products/:slug', 'search', 'cart'],
  admin: ['admin/orders', 'admin/orders/:id', 'admin/products', 'admin', 'admin/messages'],
};

/** Milliseconds that a page has to itself. */
const headStart = 1000;

const added = new Set<string>();

/** Adds a link to the document, unless it is there. */
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
 * Loads a style sheet and keeps it in the document without applying it. React Router looks for a `rel="stylesheet"` with just
 * this `href`; where it finds none, it adds the sheet in the middle of the tap, takes it away once it is loaded and adds it
 * again with the page: each time all of the page is styled anew. Not a style sheet before it is loaded: nothing would wait for it.
 */
function keepStyles(href: string): void {
  const link = addLink({ rel: 'prefetch', as: 'style', href });
  link?.addEventListener('load', () => Object.assign(link, { rel: 'stylesheet', media: 'not all' }), {
    once: true,
  });
}

/**
 * One page after the other, each when the browser is idle: the links of all of them, and the scripts of all of them, are each
 * one task that is longer than a tap may wait on a slow phone.
 */
function preload([page, ...others]: string[]): void {
  if (!page) return;
  const routes = window.__reactRouterManifest?.routes;
  const id = `${languageOfPath(location.pathname)}:${page}`;
  const route = routes?.[id];
  for (const href of [route?.module, ...(route?.imports ?? [])])
    if (href) addLink({ rel: 'modulepreload', href });
  // The root's never leave the document.
  for (const href of route?.css ?? []) if (!routes?.root?.css?.includes(href)) keepStyles(href);
  whenIdle(() => {
    // One that could not be loaded is told of by the tap that needs it.
    const run = route?.module ? import(/* @vite-ignore */ route.module) : Promise.resolve();
    run.then(
      (module) => {
        // Else the router imports it once more, which waits for all that a tap draws before it asks for the page's data.
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
 * Loads and runs the scripts of the next pages when the browser is idle, and loads their styles, so that a tap that leads there
 * waits for their data alone. Nothing for those who save data.
 */
export function preloadPages(of: keyof typeof nextPages): void {
  if (!savesData()) setTimeout(() => whenIdle(() => preload(nextPages[of])), headStart);
}
