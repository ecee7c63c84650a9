import { pageSize } from '../../contracts/catalogue.ts';
import { readJson, tabStorage } from '../browser/browser-storage.ts';

/** The session storage key of the heights of longer lists, by history entry. */
const storageKey = 'itemHeights';
const maxLists = 10;
const maxItems = 1000;

const readHeights = (): Record<string, number[]> =>
  (readJson(storageKey, tabStorage) as Record<string, number[]> | null) ?? {};

/** The items after the first page, `max` of the list at most. */
export const itemsIn = (box: Element, max = maxItems): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('ul > li')].slice(pageSize, max);

/** The stored heights of the items after the first page, in pixels, as far as they are known. */
export const storedHeights = (entry: string): number[] => {
  const heights = readHeights()[entry];
  return Array.isArray(heights) ? heights : [];
};

/** Items that are drawn in part stay as high as they are. All are measured first: a write between would lay the page out for each. */
export function fixHeights(items: readonly HTMLElement[]): void {
  const heights = items.map((item) => item.getBoundingClientRect().height);
  for (const [place, item] of items.entries())
    item.style.setProperty('--drawn-height', `${heights[place]}px`);
}

/** Keeps how high a longer list's items are drawn: out of sight they are as high as the style sheet guesses (`content-visibility`). */
export function storeHeights(entry: string, box: Element): void {
  const heights = itemsIn(box).map((item) => Number(item.getBoundingClientRect().height.toFixed(2)));
  if (heights.length === 0) return;
  const { [entry]: _former, ...others } = readHeights();
  const newest = [...Object.entries(others).slice(1 - maxLists), [entry, heights]];
  tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(newest)));
}

/** Lets a list that is drawn again be as long as it was: without it the same scroll position would show other products. */
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
