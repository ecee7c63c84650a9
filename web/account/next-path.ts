import type { User } from '../../contracts/accounts.ts';

/** The page of this shop that `?next=` names; null for another site's address and for anything that is not a path. */
export function readNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const here = 'http://here.invalid';
  const url = URL.parse(next, here);
  const path = url && url.pathname + url.search + url.hash;
  // A browser reads `//` and `/\` as the start of a host's name, and drops tabs and dots on the way there.
  return url?.origin === here && path && !path.startsWith('//') ? path : null;
}

/** The address of one order, which leads an administrator to it at the desk. */
const orderLink = /^(\/ar)?\/orders\/[^/]+$/i;

/** Where somebody goes who has come in: administrators to their desk, all others back to where they were, or home. */
export function destinationOf(user: User, next: string | null): string {
  const wanted = readNext(next);
  if (user.role === 'admin') return wanted && orderLink.test(wanted) ? wanted : '/admin';
  return wanted ?? '/';
}
