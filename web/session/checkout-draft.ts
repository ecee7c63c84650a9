const key = 'checkoutDraft';

/** The address as it was typed, and whose it is. */
export type CheckoutDraft = { email: string; values: Record<string, string> };

/** What this customer has typed at the checkout of this tab and not sent, over Back, reload and a change of language. */
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
    // The form goes on with what is on the page.
  }
}

/** The order is in, or the customer has left. */
export function dropCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
