import { readJson, tabStorage } from '../browser/browser-storage.ts';

const key = 'checkoutDraft';

/** The typed address and its account, so that another account on this browser never sees it. */
export type CheckoutDraft = { email: string; values: Record<string, string> };

/** Draft persistence in session storage: the unsent checkout of this account, over Back, reload and a change of language. */
export function readCheckoutDraft(email: string): CheckoutDraft['values'] | null {
  const stored = readJson(key, tabStorage) as CheckoutDraft | null;
  const isOurs = stored?.email === email && typeof stored.values === 'object';
  const values = (isOurs && stored.values) || {};
  const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const keepCheckoutDraft = (draft: CheckoutDraft): void =>
  void tabStorage.set(key, JSON.stringify(draft));

/** Called after the order is placed and on logout. */
export const dropCheckoutDraft = (): void => tabStorage.remove(key);
