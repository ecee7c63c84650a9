import { pageSize } from '../../contracts/catalogue.ts';
import { readJson, tabStorage } from '../browser/browser-storage.ts';

/** The session storage key of the heights of longer lists, by history entry. */
const storageKey = 'itemHeights';
const maxLists = 10;
const maxItems = 1000;

const readHeights = (): Record<string, number[]> =>
  (readJson(storageKey, tabStorage) as Record<string, number[]> | null) ?? {};

/** The items after the first page, up to `max` of the list. */
export const itemsIn = (box: Element, max = maxItems): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('ul > li')].slice(pageSize, max);

/** The stored heights in pixels of the items after the first page, as far as known. */
export const storedHeights = (entry: string): number[] => {
  const heights = readHeights()[entry];
  return Array.isArray(heights) ? heights : [];
};

/**
 * Fixes the heights of partly rendered items. All are measured first: writes in between would cause a layout for each
 * (layout thrashing).
 */
export function fixHeights(items: readonly HTMLElement[]): void {
  const heights = items.map((item) => item.getBoundingClientRect().height);
  for (const [place, item] of items.entries())
    item.style.setProperty('--drawn-height', `${heights[place]}px`);
}

/**
 * Stores the rendered heights of a longer list's items: off screen they only have the style sheet's estimate
 * (`content-visibility`).
 */
export function storeHeights(entry: string, box: Element): void {
  const heights = itemsIn(box).map((item) => Number(item.getBoundingClientRect().height.toFixed(2)));
  if (heights.length === 0) return;
  const { [entry]: _former, ...others } = readHeights();
  const newest = [...Object.entries(others).slice(1 - maxLists), [entry, heights]];
  tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(newest)));
}

/** Restores the length of a list that is rendered again: otherwise the same scroll position would show other products. */
export function restoreHeights(entry: string, box: Element): void {
  const items = itemsIn(box);
  const heights = items.length > 0 ? storedHeights(entry) : [];
  for (const [place, item] of items.entries()) {
    const height = Number(heights[place]);
    if (!(height > 0)) continue;
    item.style.containIntrinsicBlockSize = `auto ${height}px`;
    item.style.setProperty('--drawn-height', `${height}px`);
  }
}
