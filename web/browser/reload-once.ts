import { tabStorage } from './browser-storage.ts';
import { isOnline } from './online.ts';

const key = 'reloadedAt';
/** Guard against reload loops: no second reload within this time, in milliseconds. */
const pause = 60_000;

/**
 * For a failed dynamic import. If the server is reachable, a deployment has replaced this page's chunks: reloads once.
 * Returns false when offline or when a reload did not help.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!isOnline() || Date.now() - Number(tabStorage.get(key)) < pause) return false;
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  // Without session storage the guard does not work and a reload loop could follow, so there is no reload.
  if (!isReached || !tabStorage.set(key, String(Date.now()))) return false;
  location.reload();
  return true;
}
