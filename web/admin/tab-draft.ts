import { readJson, tabStorage } from '../browser/browser-storage.ts';
import { useSession } from '../session/session.ts';

/** In-memory copy: an image may exceed the quota of session storage; the draft then survives navigation, but not a reload. */
const drafts = new Map<string, unknown>();
const nameOf = (key: string) => `draft:${key}`;

/** Draft persistence: the unsaved values of a form, across reloads and a change of language; `key` identifies user and form. */
export function readTabDraft<Draft>(key: string): Draft | null {
  if (drafts.has(key)) return drafts.get(key) as Draft;
  return readJson(nameOf(key), tabStorage) as Draft | null;
}

export function storeTabDraft(key: string, draft: unknown): void {
  drafts.set(key, draft);
  // Over quota: an older draft under this key must not be restored instead.
  if (!tabStorage.set(nameOf(key), JSON.stringify(draft))) tabStorage.remove(nameOf(key));
}

export function removeTabDraft(key: string): void {
  drafts.delete(key);
  tabStorage.remove(nameOf(key));
}

/** Storage key of the signed-in user's draft of a form. */
export const useDraftKey = (form: string): string => `${useSession((session) => session.user?.id)}:${form}`;
