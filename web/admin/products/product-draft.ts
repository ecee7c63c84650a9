import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { useSession } from '../../state/session.ts';
import type { ProductValues } from './product-values.ts';

/** What was typed and not saved, with the product as it was when the typing began; null for a new one. */
export type ProductDraft = { values: ProductValues; base: AdminProduct | null };

/** A picture may be more than the browser keeps for a tab: then it is at least kept until a reload. */
const drafts = new Map<string, ProductDraft>();
const nameOf = (key: string) => `product-draft:${key}`;

/** The draft under a key, which names the user and the product. */
export function readDraft(key: string): ProductDraft | null {
  const kept = drafts.get(key);
  if (kept) return kept;
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: ProductDraft): void {
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

/** Under what the signed-in user's draft of a product is kept. */
export const useDraftKey = (product: string): string =>
  `${useSession((session) => session.user?.id)}:${product}`;
