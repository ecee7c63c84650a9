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

/** The address of one order, which leads an administrator to it at the desk. */
const orderLink = /^(\/ar)?\/orders\/[^/]+$/i;

/** Where a login leads: administrators to the admin area, customers to `?next=` or home. */
export function destinationOf(user: User, next: string | null): string {
  const wanted = readNext(next);
  if (user.role === 'admin') return wanted && orderLink.test(wanted) ? wanted : '/admin';
  return wanted ?? '/';
}
