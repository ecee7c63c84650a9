import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isStore } from '../../contracts/catalogue.ts';
import { languageOfPath, pathInLanguage } from '../../contracts/language.ts';

/**
 * Sends a returning visitor to the URL that says what the browser remembers: Arabic readers to `/ar/…`, a chosen store
 * to `/products?store=…`. This is the one place that looks at cookies; the pages behind it never do.
 */
export const redirectVisitor: MiddlewareHandler = async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (c.req.method !== 'GET' || pathname.endsWith('.data')) return next();
  const store = getCookie(c, 'selectedStore');
  const language = getCookie(c, 'language') === 'ar' ? 'ar' : languageOfPath(pathname);
  const bare = pathInLanguage(pathname, 'en');
  const query = new URLSearchParams(search);
  if (/^\/products\/?$/i.test(bare) && !isStore(searchParams.get('store')) && isStore(store))
    query.set('store', store);
  const wanted = pathInLanguage(bare, language) + (query.size > 0 ? `?${query}` : '');
  const current = pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  if (wanted === current) return next();
  c.header('Cache-Control', 'private, no-store');
  c.header('Vary', 'Cookie');
  return c.redirect(wanted, 302);
};
