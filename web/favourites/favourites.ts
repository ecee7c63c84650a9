import { useSession } from '../session/session.ts';
import { listsKey, noteChange, showStored, useFavouriteLists } from './favourite-lists.ts';
import { syncFavouritesSoon, watchSync } from './sync-favourites.ts';

const none: string[] = [];

/** The signed-in user's favourites, the latest last; none for guests. */
export function useFavouriteIds(): string[] {
  const email = useSession((session) => session.user?.email);
  return useFavouriteLists(({ lists }) => (email && lists[email]) || none);
}

/** Makes a product a favourite of this user, or no longer one: here at once, and on the server when it can be reached. */
export function setFavourite(email: string, productId: string, isFavourite: boolean): void {
  noteChange(email, productId, isFavourite);
  syncFavouritesSoon();
}

/** Shows the stored favourites, follows other tabs, and keeps in step with the server; answers how to stop. */
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
