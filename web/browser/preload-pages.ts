import './route-files.ts';
import { savesData } from './saves-data.ts';

/** Milliseconds that a page has to itself. */
const headStart = 1000;

/**
 * Preloads the scripts and styles of routes when the browser is idle, so that a tap that leads there waits for their data alone: a slow
 * phone fetches them for half a second. Nothing for those who save data. Returns the function that stops it.
 */
export function preloadPages(ids: readonly string[]): () => void {
  if (savesData()) return () => {};
  const start = () => {
    const routes = ids.map((id) => window.__reactRouterManifest?.routes[id]);
    for (const route of routes) {
      for (const file of [route?.module, ...(route?.imports ?? [])]) if (file) addLink('modulepreload', file);
      for (const file of route?.css ?? []) addLink('prefetch', file.replace(/#$/, ''));
    }
  };
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ? window.requestIdleCallback(start) : start());
  const timer = setTimeout(whenIdle, headStart);
  return () => clearTimeout(timer);
}

const added = new Set<string>();

function addLink(rel: 'modulepreload' | 'prefetch', href: string): void {
  if (added.has(href)) return;
  added.add(href);
  const link = Object.assign(document.createElement('link'), { rel, href });
  if (rel === 'prefetch') link.as = 'style';
  document.head.append(link);
}
