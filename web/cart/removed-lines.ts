import { create } from 'zustand';
import { type CartItem, removeFromCart, restoreItem, useCart } from './cart.ts';

/** A removed line of the cart. `place` is its index among the cart's lines and the removed ones; `text` describes the removal. */
export type RemovedLine = { item: CartItem; place: number; text: string };

/** Lines removed since the cart's page was opened, by place. In memory only: lost on a reload. */
export const useRemovedLines = create<{ removed: RemovedLine[]; latest: RemovedLine | null }>()(() => ({
  removed: [],
  latest: null,
}));

export const isRemoved = (line: CartItem | RemovedLine): line is RemovedLine => 'place' in line;

/** The cart's items with the removed lines at their positions. One that was added again is no longer a removed line. */
export function mergeLines(items: CartItem[], removed: RemovedLine[]): (CartItem | RemovedLine)[] {
  const merged: (CartItem | RemovedLine)[] = [...items];
  // Ascending, so that each index counts all lines before it.
  for (const line of removed)
    if (!items.some(({ product }) => product.id === line.item.product.id)) merged.splice(line.place, 0, line);
  return merged;
}

/** Removes a product from the cart; its line shows `text` until it is restored or the page is left. */
export function removeLine(productId: string, text: string): void {
  const { items } = useCart.getState();
  const { removed } = useRemovedLines.getState();
  const lines = mergeLines(items, removed);
  const place = lines.findIndex((line) => !isRemoved(line) && line.product.id === productId);
  const item = lines[place];
  if (!item || isRemoved(item)) return;
  const others = removed.filter((line) => line.item.product.id !== productId);
  removeFromCart(productId);
  const latest = { item, place, text };
  useRemovedLines.setState({ removed: [...others, latest].toSorted((a, b) => a.place - b.place), latest });
}

/** Restores a removed line at its position, with its quantity. */
export function restoreLine(line: RemovedLine): void {
  const { removed } = useRemovedLines.getState();
  const lines = mergeLines(useCart.getState().items, removed);
  const before = lines.slice(0, lines.indexOf(line)).filter((other) => !isRemoved(other));
  restoreItem(line.item, before.length);
  useRemovedLines.setState({ removed: removed.filter((other) => other !== line), latest: null });
}

export const dropRemovedLines = (): void => useRemovedLines.setState({ removed: [], latest: null });
