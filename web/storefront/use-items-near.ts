import { type RefObject, useLayoutEffect, useState } from 'react';
import { pageSize } from '../../contracts/catalogue.ts';
import { readScrollPlace } from '../browser/scroll-places.ts';

/** How far from the window an item is drawn whole, in pixels: more than a flick of the thumb goes before the browser tells of it. */
const margin = 1500;

const isNone: ReadonlySet<number> = new Set();

/**
 * Windowing of a longer list: the positions, after the first page, of the items near the window. What is far from it can do with its
 * link, so that a list of hundreds costs what is seen of it. `count` is the number of items in `box`.
 */
export function useItemsNear(box: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState(isNone);
  useLayoutEffect(() => {
    const items = [...(box.current?.querySelectorAll('ul > li') ?? [])].slice(pageSize, count);
    if (items.length === 0) return;
    const places = new Map(items.map((item, index) => [item, pageSize + index]));
    const show = (changes: Iterable<readonly [Element, boolean]>) =>
      setNear((before) => {
        const after = new Set(before);
        for (const [item, isNear] of changes) {
          const place = places.get(item) ?? 0;
          if (isNear) after.add(place);
          // An item with the focus keeps it.
          else if (!item.contains(document.activeElement)) after.delete(place);
        }
        return after.symmetricDifference(before).size > 0 ? after : before;
      });
    // Before the first paint: after Back the window is not yet where the router will bring it.
    const top = Math.max(window.scrollY, readScrollPlace() ?? 0) - window.scrollY;
    show(
      items.map((item) => {
        const at = item.getBoundingClientRect();
        return [item, at.bottom > top - margin && at.top < top + window.innerHeight + margin];
      }),
    );
    const watcher = new IntersectionObserver(
      (entries) => show(entries.map(({ target, isIntersecting }) => [target, isIntersecting])),
      { rootMargin: `${margin}px 0px` },
    );
    for (const item of items) watcher.observe(item);
    return () => watcher.disconnect();
  }, [box, count]);
  return near;
}
