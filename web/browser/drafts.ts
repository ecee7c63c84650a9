import { browserStorage, readJson } from './browser-storage.ts';

/** Unsent texts of a form, by field. */
export type Draft = Record<string, string>;
type Stored = { owner: string; at: number; values: Draft };
type Form = 'checkout' | 'places' | 'contact' | 'profile';

const key = 'drafts';
/** How long an unsent text is kept, in milliseconds, as other people may use the device. */
const maxAge = 7 * 24 * 60 * 60 * 1000;
/** The longest draft in characters; local storage has room for about five million in all. */
const longest = 20_000;

/** Stored JSON is untrusted: anything but drafts is ignored. */
function readAll(): Partial<Record<Form, Stored>> {
  const stored = readJson(key);
  return typeof stored === 'object' && !Array.isArray(stored) && stored ? stored : {};
}

const write = (drafts: Partial<Record<Form, Stored>>) => void browserStorage.set(key, JSON.stringify(drafts));

/**
 * Draft persistence in local storage: unsent texts survive Back, reloads, a change of language and a power loss.
 * `owner` is the account, empty for a guest: another's draft is never read. Never passwords.
 */
export function readDraft(form: Form, owner: string): Draft | null {
  const stored = readAll()[form];
  if (stored?.owner !== owner || !(Date.now() - stored.at < maxAge)) return null;
  const texts = Object.entries(stored.values ?? {}).filter(([, text]) => typeof text === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Stores a draft; one that is too long leaves the former unchanged. */
export function storeDraft(form: Form, owner: string, values: Draft): void {
  if (JSON.stringify(values).length > longest) return;
  write({ ...readAll(), [form]: { owner, at: Date.now(), values } });
}

/** Called after the texts are sent or discarded. */
export const removeDraft = (form: Form): void => write({ ...readAll(), [form]: undefined });

/** Called on logout and when the account is deleted. */
export const removeDrafts = (): void => browserStorage.remove(key);
