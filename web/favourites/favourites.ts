import { emailOf, useSession } from '../session/session.ts';
import { listsKey, showStored, storeChange, useFavouriteLists } from './favourite-lists.ts';

const none: string[] = [];

/** Loaded once a customer is signed in: guests, who are most visitors, have no favourites and do not download it. */
let loaded: typeof import('./sync-favourites.ts') | undefined;

/** The signed-in user's favourites, latest last; empty for guests. */
export function useFavouriteIds(): string[] {
  const email = useSession(emailOf);
  return useFavouriteLists(({ lists }) => (email && lists[email]) || none);
}

/** Whether a product is a favourite. A separate hook, so that pressing one heart renders no other. */
export function useIsFavourite(productId: string): boolean {
  const email = useSession(emailOf);
  return useFavouriteLists(({ lists }) => Boolean(email && lists[email]?.includes(productId)));
}

/** Adds or removes a favourite: optimistic update, synced to the server when it is reachable. */
export function setFavourite(email: string, productId: string, isFavourite: boolean): void {
  storeChange(email, productId, isFavourite);
  // Until it is loaded the change waits in storage, where the sync starts.
  loaded?.syncFavouritesSoon();
}

/** Starts cross-tab sync through storage events and sync with the server. Returns the stop function. */
export function watchFavourites(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === listsKey || event.key === null) showStored();
  };
  showStored();
  window.addEventListener('storage', follow);
  const stopSync = startSyncForCustomers();
  return () => {
    window.removeEventListener('storage', follow);
    stopSync();
  };
}

/** While offline the file cannot be loaded: retried once online, and at the next change of the session. */
function startSyncForCustomers(): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    if (stop || isStopped || useSession.getState().status !== 'customer') return;
    loaded = await import('./sync-favourites.ts').catch(() => undefined);
    if (!stop && !isStopped) stop = loaded?.watchSync();
  };
  const stopSession = useSession.subscribe(() => void start());
  window.addEventListener('online', start);
  void start();
  return () => {
    isStopped = true;
    stopSession();
    window.removeEventListener('online', start);
    stop?.();
  };
}
