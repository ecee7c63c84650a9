import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { type Endpoint, parametersOf } from '../../contracts/endpoint.ts';
import { languages, pathInLanguage } from '../../contracts/language.ts';
import { publicPages } from '../../contracts/public-pages.ts';

/** Takes a request's path and query; answers the one address that stands for all that are answered alike, or null. */
export type AddressReader = (url: string) => string | null;

/** Files that are made of the catalogue as pages are. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps/{file}'];

/**
 * Reads the addresses of public pages, of the data that React Router asks for in their place, and of the API's public
 * reads. Parameters that nobody knows are left out and the others put in one order, so that they multiply nothing.
 */
export function publicAddresses(endpoints: Endpoint[]): AddressReader {
  const fixed = new Map<string, readonly string[]>();
  const open: { pattern: RegExp; parameters: readonly string[] }[] = [];
  const add = (path: string, parameters: readonly string[]) => {
    if (path.includes('{')) open.push({ pattern: patternOf(path), parameters });
    else fixed.set(path, parameters);
  };
  for (const [page, parameters] of Object.entries(publicPages)) {
    for (const language of languages) {
      const path = pathInLanguage(page, language);
      add(path, parameters);
      add(path === '/' ? '/_.data' : `${path}.data`, ['_routes', ...parameters]);
    }
  }
  for (const file of publicFiles) add(file, []);
  for (const { path, input } of endpoints.filter(isPublicRead)) add(`/api${path}`, queryOf(path, input));

  const read: AddressReader = (url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const parameters = fixed.get(path) ?? open.find(({ pattern }) => pattern.test(path))?.parameters;
    if (!parameters) return null;
    return end < 0 || parameters.length === 0 ? path : path + known(url.slice(end), parameters);
  };
  // Reading one costs as much as the rest of an answer that is kept; the same ones are asked again and again.
  const lately = new LRUCache<string, string>({ max: 4000 });
  return (url) => {
    const remembered = lately.get(url);
    if (remembered) return remembered;
    const address = read(url);
    if (address && url.length <= longestRemembered) lately.set(url, address);
    return address;
  };
}

/** In characters. */
const longestRemembered = 300;

const isPublicRead = ({ access, method, stream, file }: Endpoint) =>
  access === 'public' && method === 'GET' && !stream && !file;

/** One segment each; a dot at its start would be read as a way up. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '(?!\\.)[^/\\\\#]{1,300}')}$`);

function queryOf(path: string, input: z.ZodMiniType): string[] {
  const inPath = parametersOf(path);
  return Object.keys((input as z.ZodMiniObject).shape).filter((name) => !inPath.includes(name));
}

function known(search: string, parameters: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = asked.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
