import { create } from 'zustand';
import { browserStorage, readJson } from './browser-storage.ts';
import { useSession } from './session.ts';

const key = 'userFavorites';
type ByEmail = Record<string, string[]>;

/** Every account's favourites in this browser: ids of products by email, newest last, none twice. */
const useFavourites = create<{ byEmail: ByEmail }>()(() => ({ byEmail: {} }));

function readByEmail(): ByEmail {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const lists = Object.entries(stored).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return Object.fromEntries(
    lists.map(([email, ids]) => [email, [...new Set(ids.filter((id) => typeof id === 'string'))]]),
  );
}

const none: string[] = [];

/** The signed-in user's favourites; none for guests. */
export function useFavouriteIds(): string[] {
  const email = useSession((session) => session.user?.email);
  return useFavourites(({ byEmail }) => (email && byEmail[email]) || none);
}

/** Makes a product a favourite of this user, or no longer one. Reads first: another tab may have changed the list. */
export function setFavourite(email: string, productId: string, isFavourite: boolean): void {
  const byEmail = readByEmail();
  const others = (byEmail[email] ?? []).filter((id) => id !== productId);
  const changed = { ...byEmail, [email]: isFavourite ? [...others, productId] : others };
  browserStorage.set(key, JSON.stringify(changed));
  useFavourites.setState({ byEmail: changed });
}

/** Reads the stored favourites, and again whenever another tab has changed them; answers how to stop. */
export function watchFavourites(): () => void {
  const read = () => useFavourites.setState({ byEmail: readByEmail() });
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read();
  };
  read();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
