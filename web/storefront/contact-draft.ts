import type { InputOf } from '../../contracts/endpoint.ts';
import type { sendMessage } from '../../contracts/messages.ts';
import { readJson, tabStorage } from '../browser/browser-storage.ts';

/** Unsent values of the contact form. */
export type Draft = Partial<Record<Exclude<keyof InputOf<typeof sendMessage>, 'language'>, string>>;

const key = 'contactDraft';

/** Draft persistence in session storage, over reloads and Back; empty when there is none or storage is unavailable. */
export function readDraft(): Draft {
  const entries = Object.entries(readJson(key, tabStorage) ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

export const keepDraft = (draft: Draft): void => void tabStorage.set(key, JSON.stringify(draft));

export const dropDraft = (): void => tabStorage.remove(key);
