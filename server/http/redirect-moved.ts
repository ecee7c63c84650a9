import type { MiddlewareHandler } from 'hono';

/** Pages of the shop admin that moved; sellers may have bookmarked them. */
const moved: Record<string, string> = { newsletter: 'messages/newsletter' };

/** Permanent redirect of a moved page's former address, in both languages. */
export const redirectMoved: MiddlewareHandler = async (c, next) => {
  const [, admin, name = ''] = /^((?:\/ar)?\/admin\/)([a-z-]+)\/?$/i.exec(c.req.path) ?? [];
  const to = moved[name.toLowerCase()];
  return to ? c.redirect(`${admin}${to}${new URL(c.req.url).search}`, 301) : next();
};
