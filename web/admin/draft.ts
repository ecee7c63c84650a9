import { useSession } from '../session/session.ts';

/** A picture may be more than the browser keeps for a tab: then it is at least kept until a reload. */
const drafts = new Map<string, unknown>();
const nameOf = (key: string) => `draft:${key}`;

/** What was typed into a form and not saved, over reloads and a change of language; `key` names the user and the form. */
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
    // An older one under this key would come back instead.
    sessionStorage.removeItem(nameOf(key));
  }
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  sessionStorage.removeItem(nameOf(key));
}

/** Under what the signed-in user's draft of a form is kept. */
export const useDraftKey = (form: string): string => `${useSession((session) => session.user?.id)}:${form}`;
