import type { InputOf } from '../../contracts/endpoint.ts';
import type { sendMessage } from '../../contracts/messages.ts';

/** What somebody has typed into the contact form and not sent. */
export type Draft = Partial<Record<Exclude<keyof InputOf<typeof sendMessage>, 'language'>, string>>;

const key = 'contactDraft';

/** The draft of this tab, over reloads and Back; empty when there is none or the browser keeps nothing. */
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
    // The form goes on with what is on the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
