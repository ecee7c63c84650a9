import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { isStore } from '../../contracts/catalogue.ts';
import { languageOfPath, pathInLanguage } from '../../contracts/language.ts';

/**
 * Sends a returning visitor to the URL that says what the browser remembers. This is the one place that looks at cookies;
 * the pages behind it never do.
 */
export const redirectVisitor: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const cookie = c.req.header('cookie');
  const wanted = c.req.method === 'GET' && cookie ? rememberedAddress(pathname + search, cookie) : null;
  if (wanted === null) return next();
  c.header('Cache-Control', 'private, no-store');
  c.header('Vary', 'Cookie');
  return c.redirect(wanted, 302);
};

/**
 * Where a visitor's cookies lead: Arabic readers to `/ar/…`, a chosen store to `/products?store=…`. Null when the address
 * says it already.
 */
export function rememberedAddress(url: string, cookie: string): string | null {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  if (pathname.startsWith('/api/') || pathname.endsWith('.data')) return null;
  const { selectedStore: store, language: remembered } = parse(cookie);
  const language = remembered === 'ar' ? 'ar' : languageOfPath(pathname);
  const bare = pathInLanguage(pathname, 'en');
  const query = new URLSearchParams(searchParams);
  if (/^\/products\/?$/i.test(bare) && !isStore(searchParams.get('store')) && isStore(store))
    query.set('store', store);
  const wanted = pathInLanguage(bare, language) + (query.size > 0 ? `?${query}` : '');
  const current = pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  return wanted === current ? null : wanted;
}
