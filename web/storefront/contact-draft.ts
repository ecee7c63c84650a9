import type { InputOf } from '../../contracts/endpoint.ts';
import type { sendMessage } from '../../contracts/messages.ts';

/** Unsent values of the contact form. */
export type Draft = Partial<Record<Exclude<keyof InputOf<typeof sendMessage>, 'language'>, string>>;

const key = 'contactDraft';

/** Draft persistence in session storage, over reloads and Back; empty when there is none or storage is unavailable. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form works without a draft.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft to remove.
  }
}
