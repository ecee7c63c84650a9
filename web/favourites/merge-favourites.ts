import {
  type Changes,
  readAllChanges,
  readChanges,
  readList,
  readLists,
  store,
  write,
} from './favourite-lists.ts';

/**
 * Replaces the local list by the server's, reapplying changes made since the request `sent` (they stay queued). Returns
 * whether any are left.
 */
export function applyServerList(email: string, sent: Changes, serverIds: string[]): boolean {
  const later = Object.entries(readChanges(email)).filter(([id, isFavourite]) => sent[id] !== isFavourite);
  const changes = Object.fromEntries(later);
  const others = serverIds.filter((id) => !(id in changes));
  const added = later.filter(([, isFavourite]) => isFavourite).map(([id]) => id);
  write(email, [...others, ...added], changes);
  return later.length > 0;
}

/** Moves the favourites when the account's email changes, as they are stored by email. */
export function moveFavourites(fromEmail: string, toEmail: string): void {
  const [list, changes] = [readList(fromEmail), readChanges(fromEmail)];
  clearFavourites(fromEmail);
  write(toEmail, list, changes);
}

/** Called when the account is deleted: removes its favourites from this browser. */
export function clearFavourites(email: string): void {
  const { [email]: _list, ...lists } = readLists();
  const { [email]: _changes, ...changes } = readAllChanges();
  store(lists, changes);
}
