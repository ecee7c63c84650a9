import { create } from 'zustand';
import type { User } from '../../contracts/accounts.ts';
import { mostFavourites, syncFavourites } from '../../contracts/favourites.ts';
import { isOnline } from '../browser/online.ts';
import { call } from '../http/api.ts';
import { readToken } from '../http/token.ts';
import { expireSession, isSessionRefused, useSession } from '../session/session.ts';
import { type Changes, readChanges, takeAnswer } from './favourite-lists.ts';

/** In milliseconds: presses in a row go out together; a server that is down is asked again; and how long it may take. */
const pauses = { afterPress: 400, afterFailure: 30_000, timeoutMs: 30_000 };

/** How the latest sync of this visit ended, and whose it was. */
const useSync = create<{ userId: string; isDone: boolean } | { userId: null }>()(() => ({ userId: null }));

/** Whether the server's favourites of the signed-in user have come during this visit. */
export function useFavouritesArrival(): 'waiting' | 'failed' | 'here' {
  const userId = useSession((session) => session.user?.id);
  return useSync((sync) => {
    if (sync.userId === null || sync.userId !== userId) return 'waiting';
    return sync.isDone ? 'here' : 'failed';
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server what was pressed here and takes its list, after a short pause in which more may be pressed. */
export function syncFavouritesSoon(pause = pauses.afterPress): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), pause);
}

async function sync(): Promise<void> {
  clearTimeout(timer);
  const { status, user } = useSession.getState();
  const token = readToken();
  if (status !== 'customer' || !user || !token) return;
  try {
    if (!isOnline()) throw new Error('there is no network');
    const hasMore = await inTurn(() => exchange(user));
    useSync.setState({ userId: user.id, isDone: true });
    if (hasMore) syncFavouritesSoon();
  } catch (error) {
    // With another token, another tab has left or come in since, and this one is about to hear of it.
    if (isSessionRefused(error) && readToken() === token) expireSession();
    useSync.setState({ userId: user.id, isDone: false });
    if (hasChanges(user)) syncFavouritesSoon(pauses.afterFailure);
  }
}

/** One exchange with the server; answers whether there is more to tell. */
async function exchange({ id, email }: User): Promise<boolean> {
  const sent = firstOf(readChanges(email));
  const idsThat = (isFavourite: boolean) => Object.keys(sent).filter((key) => sent[key] === isFavourite);
  const { product_ids } = await call(
    syncFavourites,
    { user_id: id, add: idsThat(true), remove: idsThat(false) },
    { signal: AbortSignal.timeout(pauses.timeoutMs) },
  );
  // Whoever has left or was deleted meanwhile leaves nothing behind, nor does an email that was changed.
  const now = useSession.getState().user;
  if (now?.email !== email) return now?.id === id;
  return takeAnswer(email, sent, product_ids);
}

/** As many changes as one call carries. */
const firstOf = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).slice(0, mostFavourites));

const hasChanges = ({ email }: User): boolean => Object.keys(readChanges(email)).length > 0;

let turn: Promise<unknown> = Promise.resolve();

/**
 * One exchange at a time in all tabs: two that cross could undo what was pressed between them. The browser's locks are
 * missing on pages without https; there the tabs of a browser are not told apart from devices.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) {
    return navigator.locks.request('favourites', { signal: AbortSignal.timeout(pauses.timeoutMs) }, work);
  }
  const done = turn.then(work);
  turn = done.catch(() => null);
  return done;
}

/** Syncs whenever somebody has come in, the network is back, or the tab is looked at or left; answers how to stop. */
export function watchSync(): () => void {
  const now = () => syncFavouritesSoon(0);
  const stopSession = useSession.subscribe(({ status, user }, before) => {
    if (status === 'customer' && (before.status !== 'customer' || user?.id !== before.user?.id)) now();
  });
  const follow = () => {
    const { user } = useSession.getState();
    if (document.visibilityState === 'visible' || (user && hasChanges(user))) now();
  };
  window.addEventListener('online', now);
  window.addEventListener('focus', now);
  document.addEventListener('visibilitychange', follow);
  now();
  return () => {
    clearTimeout(timer);
    stopSession();
    window.removeEventListener('online', now);
    window.removeEventListener('focus', now);
    document.removeEventListener('visibilitychange', follow);
  };
}
