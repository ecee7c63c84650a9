import { useSession } from '../session/session.ts';

/** In-memory copy: a picture may exceed the quota of session storage; the draft then survives navigation, but not a reload. */
const drafts = new Map<string, unknown>();
const nameOf = (key: string) => `draft:${key}`;

/** Draft persistence: the unsaved values of a form, over reloads and a change of language; `key` names user and form. */
export function readDraft<Draft>(key: string): Draft | null {
  if (drafts.has(key)) return drafts.get(key) as Draft;
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: unknown): void {
  drafts.set(key, draft);
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Over quota: an older draft under this key must not be restored instead.
    sessionStorage.removeItem(nameOf(key));
  }
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  sessionStorage.removeItem(nameOf(key));
}

/** Storage key of the signed-in user's draft of a form. */
export const useDraftKey = (form: string): string => `${useSession((session) => session.user?.id)}:${form}`;
