import { create } from 'zustand';
import type { User } from '../../contracts/accounts.ts';
import { maxFavourites, syncFavourites } from '../../contracts/favourites.ts';
import { isOnline } from '../browser/online.ts';
import { call } from '../http/api.ts';
import { readToken } from '../http/token.ts';
import { expireSession, isSessionRefused, useSession } from '../session/session.ts';
import { type Changes, readChanges } from './favourite-lists.ts';
import { applyServerList } from './merge-favourites.ts';

/** In milliseconds: debounce of a change, delay of the retry after a failure, and request timeout. */
const pauses = { afterPress: 400, afterFailure: 30_000, timeoutMs: 30_000 };

/** The result of the latest sync of this visit, and its user. */
const useSync = create<{ userId: string; isDone: boolean } | { userId: null }>()(() => ({ userId: null }));

/** Whether the server's favourites of the signed-in user have arrived during this visit. */
export function useFavouritesArrival(): 'waiting' | 'failed' | 'here' {
  const userId = useSession((session) => session.user?.id);
  return useSync((sync) => {
    if (sync.userId === null || sync.userId !== userId) return 'waiting';
    return sync.isDone ? 'here' : 'failed';
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Debounced sync: uploads local changes and takes the server's merged list. */
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
    // A different token means that another tab has logged in or out: its storage event updates this one.
    if (isSessionRefused(error) && readToken() === token) expireSession();
    useSync.setState({ userId: user.id, isDone: false });
    if (hasChanges(user)) syncFavouritesSoon(pauses.afterFailure);
  }
}

/** One round trip; returns whether changes are left to send. */
async function exchange({ id, email }: User): Promise<boolean> {
  const sent = firstOf(readChanges(email));
  const idsThat = (isFavourite: boolean) => Object.keys(sent).filter((key) => sent[key] === isFavourite);
  const { product_ids } = await call(
    syncFavourites,
    { user_id: id, add: idsThat(true), remove: idsThat(false) },
    { signal: AbortSignal.timeout(pauses.timeoutMs) },
  );
  // The session may have changed during the request (logout, deletion, new email): then the answer is dropped.
  const now = useSession.getState().user;
  if (now?.email !== email) return now?.id === id;
  return applyServerList(email, sent, product_ids);
}

/** One batch: the most changes that a call accepts. */
const firstOf = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).slice(0, maxFavourites));

const hasChanges = ({ email }: User): boolean => Object.keys(readChanges(email)).length > 0;

let turn: Promise<unknown> = Promise.resolve();

/**
 * A mutex across tabs (Web Locks): interleaved syncs could revert a change made between them. Without HTTPS there are
 * no Web Locks; then it only works within a tab, and the server merges tabs like separate devices.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) {
    return navigator.locks.request('favourites', { signal: AbortSignal.timeout(pauses.timeoutMs) }, work);
  }
  const done = turn.then(work);
  turn = done.catch(() => null);
  return done;
}

/** Syncs on login, `online`, focus, and visibility changes. Returns the stop function. */
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
