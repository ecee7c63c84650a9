import { isOnline } from './online.ts';

const key = 'reloadedAt';
/** A page that cannot find its files again so soon after a reload would not find them after another, in milliseconds. */
const pause = 60_000;

/**
 * For a part of the page that could not be loaded. When the shop itself can be reached, there is a newer one that no
 * longer has this page's files, and the page is loaded anew. Answers false when that is not it or did not help.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!isOnline() || Date.now() - readTime() < pause) return false;
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached || !keepTime()) return false;
  location.reload();
  return true;
}

function readTime(): number {
  try {
    return Number(sessionStorage.getItem(key));
  } catch {
    return 0;
  }
}

/** Without a memory the page could reload for ever. */
function keepTime(): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
