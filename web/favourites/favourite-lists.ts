import { create } from 'zustand';
import { mostFavourites } from '../../contracts/favourites.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';

export const listsKey = 'userFavorites';
const changesKey = 'favoritesPending';

/** Ids of products by email, the latest last, none twice: what every account's hearts show in this browser. */
type Lists = Record<string, string[]>;
/** What the server has not heard of yet, by id in the order of the presses: pressed (true) or taken back (false). */
export type Changes = Record<string, boolean>;

export const useFavouriteLists = create<{ lists: Lists }>()(() => ({ lists: {} }));

/** Takes what storage holds, also what another tab has just put there, onto the page. */
export const showStored = (): void => useFavouriteLists.setState({ lists: readLists() });

/** The latest list of an account, as it is stored. */
const readList = (email: string): string[] => readLists()[email] ?? [];

/** Where an account was never synced in this browser, its whole list is news to the server. */
export const readChanges = (email: string): Changes =>
  readAllChanges()[email] ?? Object.fromEntries(readList(email).map((id) => [id, true]));

/** Whether an account was ever synced or changed in this browser, so that an empty list is one that was emptied. */
export const isKnownHere = (email: string): boolean => email in readAllChanges();

/** Makes a product a favourite of an account, or no longer one, and remembers that the server is to be told. */
export function noteChange(email: string, productId: string, isFavourite: boolean): void {
  const others = readList(email).filter((id) => id !== productId);
  const { [productId]: _, ...changes } = readChanges(email);
  write(email, isFavourite ? [...others, productId] : others, { ...changes, [productId]: isFavourite });
}

/**
 * Takes the server's list in place of this browser's, but for what was pressed since `sent` went out; answers whether
 * there is such a thing.
 */
export function takeAnswer(email: string, sent: Changes, serverIds: string[]): boolean {
  const later = Object.entries(readChanges(email)).filter(([id, isFavourite]) => sent[id] !== isFavourite);
  const changes = Object.fromEntries(later);
  const others = serverIds.filter((id) => !(id in changes));
  const added = later.filter(([, isFavourite]) => isFavourite).map(([id]) => id);
  write(email, [...others, ...added], changes);
  return later.length > 0;
}

/** The account has another email from now on: its favourites stand under that one. */
export function moveFavourites(fromEmail: string, toEmail: string): void {
  const [list, changes] = [readList(fromEmail), readChanges(fromEmail)];
  forgetFavourites(fromEmail);
  write(toEmail, list, changes);
}

/** The account is no more: nothing of it stays in this browser. */
export function forgetFavourites(email: string): void {
  const { [email]: _list, ...lists } = readLists();
  const { [email]: _changes, ...changes } = readAllChanges();
  store(lists, changes);
}

function write(email: string, list: string[], changes: Changes): void {
  store({ ...readLists(), [email]: list.slice(-mostFavourites) }, { ...readAllChanges(), [email]: changes });
}

// The list goes last: whoever hears of it in another tab finds the changes already there.
function store(lists: Lists, changes: Record<string, Changes>): void {
  browserStorage.set(changesKey, JSON.stringify(changes));
  browserStorage.set(listsKey, JSON.stringify(lists));
  useFavouriteLists.setState({ lists });
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 100;

/** The stored value may be damaged, old, or written by a person: what is no list is left out. */
function readLists(): Lists {
  const lists: Lists = {};
  for (const [email, ids] of entriesOf(readJson(listsKey))) {
    if (Array.isArray(ids)) lists[email] = [...new Set(ids.filter(isId))];
  }
  return lists;
}

function readAllChanges(): Record<string, Changes> {
  const all = entriesOf(readJson(changesKey)).map(([email, changes]) => {
    const sound = entriesOf(changes).filter(([id, pressed]) => isId(id) && typeof pressed === 'boolean');
    return [email, Object.fromEntries(sound) as Changes] as const;
  });
  return Object.fromEntries(all);
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
