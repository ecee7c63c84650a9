import type { MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isStore } from '../../contracts/catalogue.ts';
import { type Language, languageOfPath, languages, pathInLanguage } from '../../contracts/language.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Redirects a returning visitor to the URL of the choices stored in cookies, and a visitor of a language link to the
 * page without `lang`, storing that language. This is the one place that reads cookies; the pages behind it never do.
 */
export function redirectVisitor(publicUrl: string): MiddlewareHandler {
  const secure = publicUrl.startsWith('https:');
  return async (c, next) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const wanted =
      c.req.method === 'GET' ? rememberedAddress(pathname + search, c.req.header('cookie')) : null;
    if (wanted === null) return next();
    const asked = askedLanguage(searchParams);
    if (asked) setCookie(c, 'language', asked, { path: '/', maxAge: year, sameSite: 'Lax', secure });
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie');
    return c.redirect(wanted, 302);
  };
}

/** The language that a link requests; it takes precedence over the path and the cookie. */
const askedLanguage = (query: URLSearchParams): Language | undefined =>
  languages.find((language) => language === query.get('lang'));

/**
 * The URL that `lang` and the visitor's cookies lead to: the page in that language, under `/ar/…` for Arabic, or a
 * chosen store at `/products?store=…`. Null when the URL already agrees.
 */
export function rememberedAddress(url: string, cookie: string | undefined): string | null {
  if (cookie === undefined && !url.includes('lang=')) return null;
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  if (pathname.startsWith('/api/') || pathname.endsWith('.data')) return null;
  const { selectedStore: store, language: remembered } = parse(cookie ?? '');
  const asked = askedLanguage(searchParams);
  const language = asked ?? (remembered === 'ar' ? 'ar' : languageOfPath(pathname));
  const bare = pathInLanguage(pathname, 'en');
  const query = new URLSearchParams(searchParams);
  if (asked) query.delete('lang');
  if (/^\/products\/?$/i.test(bare) && !isStore(searchParams.get('store')) && isStore(store))
    query.set('store', store);
  const wanted = pathInLanguage(bare, language) + (query.size > 0 ? `?${query}` : '');
  const current = pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  return wanted === current ? null : wanted;
}
