import { browserStorage, readJson } from '../../browser/browser-storage.ts';

const key = 'answerDrafts';

/** Draft persistence in local storage: unsent answers by message id, across reloads and logins. */
function readDrafts(): Record<string, string> {
  const stored = readJson(key);
  const entries = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries) as Record<string, string>;
}

export const readDraft = (messageId: string): string => readDrafts()[messageId] ?? '';

/** Stores the draft; an empty one is removed. */
export function storeDraft(messageId: string, text: string): void {
  const { [messageId]: _, ...others } = readDrafts();
  const drafts = text.trim() ? { ...others, [messageId]: text } : others;
  if (Object.keys(drafts).length === 0) browserStorage.remove(key);
  else browserStorage.set(key, JSON.stringify(drafts));
}
