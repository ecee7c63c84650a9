import type { User } from '../../contracts/accounts.ts';

/** The path in `?next=`; null for another site's address, which prevents an open redirect. */
export function readNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const here = 'http://here.invalid';
  const url = URL.parse(next, here);
  const path = url && url.pathname + url.search + url.hash;
  // Browsers parse `//` and `/\` as the start of a host, and strip tabs and dots before it.
  return url?.origin === here && path && !path.startsWith('//') ? path : null;
}

/** Destinations of an administrator: pages of the admin area, and an order's address, which redirects there. */
const adminPath = /^(\/ar)?\/(orders\/[^/]+|admin([/?].*)?)$/i;

/** The destination after a login: `?next=`, or else Today for administrators and home for customers. */
export function destinationOf(user: User, next: string | null): string {
  const wanted = readNext(next);
  if (user.role === 'admin') return wanted && adminPath.test(wanted) ? wanted : '/admin';
  return wanted ?? '/';
}
