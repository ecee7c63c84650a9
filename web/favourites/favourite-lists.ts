import { create } from 'zustand';
import { maxFavourites } from '../../contracts/favourites.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';

export const listsKey = 'userFavorites';
const changesKey = 'favoritesPending';

/** Product ids by email, latest last, without duplicates; persisted in local storage. */
type Lists = Record<string, string[]>;
/** Outbox of the sync: changes the server does not have yet, by product id; true adds, false removes. */
export type Changes = Record<string, boolean>;

export const useFavouriteLists = create<{ lists: Lists }>()(() => ({ lists: {} }));

/** Loads the lists from local storage into the store; also called on another tab's storage event. */
export const showStored = (): void => useFavouriteLists.setState({ lists: readLists() });

/** The latest stored list of an account. */
export const readList = (email: string): string[] => readLists()[email] ?? [];

/** For an account never synced in this browser, the whole local list counts as added. */
export const readChanges = (email: string): Changes =>
  readAllChanges()[email] ?? Object.fromEntries(readList(email).map((id) => [id, true]));

/** Whether the account was ever synced or changed here: then an empty list means emptied, not unknown. */
export const isKnownHere = (email: string): boolean => email in readAllChanges();

/** Adds or removes a favourite locally (optimistic update) and queues the change for the sync. */
export function storeChange(email: string, productId: string, isFavourite: boolean): void {
  const others = readList(email).filter((id) => id !== productId);
  const { [productId]: _, ...changes } = readChanges(email);
  write(email, isFavourite ? [...others, productId] : others, { ...changes, [productId]: isFavourite });
}

/** Replaces an account's list and its outbox. */
export function write(email: string, list: string[], changes: Changes): void {
  store({ ...readLists(), [email]: list.slice(-maxFavourites) }, { ...readAllChanges(), [email]: changes });
}

// The list is written last: its storage event is what other tabs react to, and they must find the changes already there.
export function store(lists: Lists, changes: Record<string, Changes>): void {
  browserStorage.set(changesKey, JSON.stringify(changes));
  browserStorage.set(listsKey, JSON.stringify(lists));
  useFavouriteLists.setState({ lists });
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 100;

/** Stored JSON is untrusted (damaged, outdated, edited by hand): entries that are not lists are dropped. */
export function readLists(): Lists {
  const lists: Lists = {};
  for (const [email, ids] of entriesOf(readJson(listsKey))) {
    if (Array.isArray(ids)) lists[email] = [...new Set(ids.filter(isId))];
  }
  return lists;
}

export function readAllChanges(): Record<string, Changes> {
  const all = entriesOf(readJson(changesKey)).map(([email, changes]) => {
    const sound = entriesOf(changes).filter(([id, pressed]) => isId(id) && typeof pressed === 'boolean');
    return [email, Object.fromEntries(sound) as Changes] as const;
  });
  return Object.fromEntries(all);
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
