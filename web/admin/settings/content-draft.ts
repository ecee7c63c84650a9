import type { ContentValues } from './content-values.ts';

let draft: ContentValues | null = null;

/** What was typed and not saved, though the page may have been left since. */
export const readContentDraft = (): ContentValues | null => draft;

/** Keeps what was typed until it is saved or dropped; leaving the shop asks first. */
export function keepContentDraft(values: ContentValues): void {
  draft = structuredClone(values);
  window.addEventListener('beforeunload', ask);
}

export function dropContentDraft(): void {
  draft = null;
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
