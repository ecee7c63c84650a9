import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { parametersOf } from '../../contracts/endpoint.ts';
import { languages, pathInLanguage } from '../../contracts/language.ts';
import { publicPages, routesOf } from '../../contracts/public-pages.ts';
import type { Contract } from './mount.ts';

/** Takes a request's path and query; answers the cache's key, one for all that are answered alike, or null when the answer is not to be kept. */
export type CacheKeyOf = (url: string) => string | null;

type Known = { parameters: readonly string[]; routes: readonly string[] };

/** In characters: enough for a search of a hundred and fifty Arabic letters. */
const longestKey = 1024;
/** Hardly two visitors send the same: what is answered to them depends on it and is made each time. */
const neverKept = ['next', 'ids'];
/** Files that are made of the catalogue as pages are. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps/{file}'];

/**
 * Reads the addresses of public pages, of the data that React Router asks for in their place, and of the API's public
 * reads. Parameters that nobody knows are left out and the others put in one order, so that they multiply nothing.
 */
export function publicCacheKeys(endpoints: Contract[]): CacheKeyOf {
  const fixed = new Map<string, Known>();
  const open: (Known & { pattern: RegExp })[] = [];
  const add = (path: string, parameters: readonly string[], routes: readonly string[] = []) => {
    if (path.includes('{')) open.push({ pattern: patternOf(path), parameters, routes });
    else fixed.set(path, { parameters, routes });
  };
  for (const [page, parameters] of Object.entries(publicPages)) {
    for (const language of languages) {
      const path = pathInLanguage(page, language);
      add(path, parameters);
      add(path === '/' ? '/_.data' : `${path}.data`, parameters, routesOf(page, language));
    }
  }
  for (const file of publicFiles) add(file, []);
  for (const { path, input } of endpoints.filter(isPublicRead)) add(`/api${path}`, queryOf(path, input));

  const read: CacheKeyOf = (url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const known = fixed.get(path) ?? open.find(({ pattern }) => pattern.test(path));
    if (!known) return null;
    const query = end < 0 ? '' : readQuery(url.slice(end), known);
    return query === null || path.length + query.length > longestKey ? null : path + query;
  };
  // Reading one costs as much as the rest of an answer that is kept; the same ones are asked again and again.
  const lately = new LRUCache<string, string>({
    maxSize: mostRemembered,
    sizeCalculation: (key, url) => key.length + url.length + overhead,
  });
  return (url) => {
    const remembered = lately.get(url);
    if (remembered) return remembered;
    const key = read(url);
    if (key && url.length <= longestRemembered) lately.set(url, key);
    return key;
  };
}

/** In bytes, and about how many each key needs beside its letters. */
const mostRemembered = 2 * 1024 * 1024;
const overhead = 300;
/** In characters. */
const longestRemembered = 300;

const isPublicRead = ({ access, method, stream, file }: Contract) =>
  access === 'public' && method === 'GET' && !stream && !file;

/** One segment each; a dot at its start would be read as a way up. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '(?!\\.)[^/\\\\#]{1,300}')}$`);

function queryOf(path: string, input: z.ZodMiniType): string[] {
  const inPath = parametersOf(path);
  return Object.keys((input as z.ZodMiniObject).shape).filter((name) => !inPath.includes(name));
}

/** What an answer depends on of a query, in one order; null when it is not to be kept. */
function readQuery(search: string, { parameters, routes }: Known): string | null {
  if (parameters.length === 0 && routes.length === 0) return '';
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const wanted = routes.length > 0 ? asked.get('_routes')?.split(',') : undefined;
  if (wanted?.some((route) => !routes.includes(route))) return null;
  if (wanted) kept.set('_routes', routes.filter((route) => wanted.includes(route)).join());
  for (const name of parameters) {
    const value = asked.get(name);
    if (value === null) continue;
    if (neverKept.includes(name)) return null;
    kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
