import { useSession } from '../session/session.ts';
import { listsKey, noteChange, showStored, useFavouriteLists } from './favourite-lists.ts';
import { syncFavouritesSoon, watchSync } from './sync-favourites.ts';

const none: string[] = [];

/** The signed-in user's favourites, the latest last; none for guests. */
export function useFavouriteIds(): string[] {
  const email = useSession((session) => session.user?.email);
  return useFavouriteLists(({ lists }) => (email && lists[email]) || none);
}

/** Adds or removes a favourite: optimistic update, synced to the server when it is reachable. */
export function setFavourite(email: string, productId: string, isFavourite: boolean): void {
  noteChange(email, productId, isFavourite);
  syncFavouritesSoon();
}

/** Starts cross-tab sync through storage events and sync with the server. Returns the stop function. */
export function watchFavourites(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === listsKey || event.key === null) showStored();
  };
  showStored();
  window.addEventListener('storage', follow);
  const stopSync = watchSync();
  return () => {
    window.removeEventListener('storage', follow);
    stopSync();
  };
}
