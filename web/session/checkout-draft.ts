const key = 'checkoutDraft';

/** The typed address and its account, so that another account on this browser never sees it. */
export type CheckoutDraft = { email: string; values: Record<string, string> };

/** Draft persistence in session storage: the unsent checkout of this account, over Back, reload and a change of language. */
export function readCheckoutDraft(email: string): CheckoutDraft['values'] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as CheckoutDraft | null;
    const isOurs = stored?.email === email && typeof stored.values === 'object';
    const texts = Object.entries(isOurs ? stored.values : {}).filter(([, text]) => typeof text === 'string');
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

export function keepCheckoutDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form works without a draft.
  }
}

/** Called after the order is placed and on logout. */
export function dropCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft to remove.
  }
}
