import { languageOfPath } from '../../contracts/language.ts';
import './route-files.ts';
import { savesData } from './saves-data.ts';

/** The routes that most taps lead to. */
const nextPages = ['store-selection', 'products', 'products/:slug', 'search', 'cart'];

/** Milliseconds that a page has to itself. */
const headStart = 1000;

const added = new Set<string>();

function addLink(rel: 'modulepreload' | 'prefetch', href: string): void {
  if (added.has(href)) return;
  added.add(href);
  const link = Object.assign(document.createElement('link'), { rel, href });
  if (rel === 'prefetch') link.as = 'style';
  document.head.append(link);
}

function preload(): void {
  const language = languageOfPath(location.pathname);
  for (const page of nextPages) {
    const route = window.__reactRouterManifest?.routes[`${language}:${page}`];
    for (const file of [route?.module, ...(route?.imports ?? [])]) if (file) addLink('modulepreload', file);
    for (const file of route?.css ?? []) addLink('prefetch', file.replace(/#$/, ''));
  }
}

/*
 * Runs once, when this file is imported: preloads the scripts and styles of the next pages when the browser is idle, so that a tap that
 * leads there waits for their data alone and not, file by file, for what those import. Nothing for those who save data.
 */
// Safari has no requestIdleCallback.
if (!savesData())
  setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(preload) : preload()), headStart);
