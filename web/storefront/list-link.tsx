import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

/** Parameters that identify a list; its order, view and length do not. */
const listParameters = ['store', 'category', 'q'];

/**
 * A link to a product list. If that list led to this page it goes back to it, so that its order, length and scroll
 * position are restored; a browser without the Navigation API opens it anew.
 */
export function ListLink({ to, children }: { to: string; children: ReactNode }) {
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const entry = previousList(to);
    if (!entry) return;
    event.preventDefault();
    window.navigation.traverseTo(entry.key);
  };
  return (
    <Link to={to} onClick={goBack}>
      {children}
    </Link>
  );
}

/** The history entry before this page, if it is the list at this address. Overlays have entries of this page. */
function previousList(to: string): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return;
  const index = window.navigation.currentEntry?.index ?? 0;
  const before = window.navigation.entries().slice(0, index);
  const entry = before.findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  if (!entry?.url) return;
  const wanted = new URL(to, location.href);
  const { pathname, searchParams } = new URL(entry.url);
  const isSame = (name: string) => searchParams.get(name) === wanted.searchParams.get(name);
  return pathname === wanted.pathname && listParameters.every(isSame) ? entry : undefined;
}
