import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { cacheablePages, routesOf } from '../../../contracts/cacheable-pages.ts';
import { parametersOf } from '../../../contracts/endpoint.ts';
import { languages, pathInLanguage } from '../../../contracts/language.ts';
import type { Contract } from '../mount.ts';

/**
 * Normalizes a request's path and query to a cache key, equal for requests with the same answer; null when it is not
 * cacheable.
 */
export type CacheKeyOf = (url: string) => string | null;

type Known = { parameters: readonly string[]; routes: readonly string[] };

/** In characters: enough for a search with a hundred and fifty Arabic letters. */
const longestKey = 1024;
/** Parameters with too many values to cache. */
const neverKept = ['next', 'ids'];
/** Files that depend on the catalogue, as pages do. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps/{file}'];

/**
 * Allowlists public pages, their React Router data and the API's public reads. Unknown query parameters are dropped and
 * the rest sorted, against cache busting and fragmentation.
 */
export function publicCacheKeys(endpoints: Contract[]): CacheKeyOf {
  const fixed = new Map<string, Known>();
  const open: (Known & { pattern: RegExp })[] = [];
  const add = (path: string, parameters: readonly string[], routes: readonly string[] = []) => {
    if (path.includes('{')) open.push({ pattern: patternOf(path), parameters, routes });
    else fixed.set(path, { parameters, routes });
  };
  for (const [page, parameters] of Object.entries(cacheablePages)) {
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
  // An LRU cache of parsed URLs: parsing costs as much as the rest of a cached answer.
  const lately = new LRUCache<string, string>({
    maxSize: maxRemembered,
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

/** The capacity of that cache in bytes, and the overhead of an entry. */
const maxRemembered = 2 * 1024 * 1024;
const overhead = 300;
/** In characters. */
const longestRemembered = 300;

const isPublicRead = ({ access, method, stream, file, noStore }: Contract) =>
  access === 'public' && method === 'GET' && !stream && !file && !noStore;

/** One segment per parameter; a leading dot could be read as a path upwards. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '(?!\\.)[^/\\\\#]{1,300}')}$`);

function queryOf(path: string, input: z.ZodMiniType): string[] {
  const inPath = parametersOf(path);
  return Object.keys((input as z.ZodMiniObject).shape).filter((name) => !inPath.includes(name));
}

/** The query parameters that an answer depends on, in a fixed order; null when it is not cacheable. */
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
