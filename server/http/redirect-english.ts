import type { MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { pageRouteOf } from './page-route.ts';

/**
 * Pages in English have no prefix: an address that was typed or guessed as `/en/…` leads for good to the page that it means. Only where
 * that is a page of the shop, so that `/en//other.example` leads nowhere.
 */
export const redirectEnglish =
  (build: () => Promise<ServerBuild>): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const [, bare] = /^\/en(\/(?!\/).*)?$/i.exec(pathname) ?? [];
    const isEnglish = bare !== undefined || /^\/en$/i.test(pathname);
    const pages = isEnglish ? await build().catch(() => null) : null;
    if (!pages || pageRouteOf(pages.routes, bare ?? '/').includes('*')) return next();
    return c.redirect((bare ?? '/') + search, 301);
  };
