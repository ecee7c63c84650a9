import type { MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { pageRouteOf } from './page-route.ts';

/**
 * Permanent redirect of `/en/…` to the address without the prefix, which English has none of. Only to a page of the shop: `/en//other.example`
 * would be an open redirect.
 */
export const redirectEnglish =
  (build: () => Promise<ServerBuild>): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isEnglish = /^\/en(\/(?!\/).*)?$/i.test(pathname);
    const bare = pathname.slice('/en'.length) || '/';
    const pages = isEnglish ? await build().catch(() => null) : null;
    if (!pages || pageRouteOf(pages.routes, bare).includes('*')) return next();
    return c.redirect(bare + search, 301);
  };
