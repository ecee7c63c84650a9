import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pageSize } from '../../contracts/catalogue.ts';
import { readScrollPlace } from '../browser/scroll-places.ts';
import { fixHeights, itemsIn, storedHeights } from './item-heights.ts';

/** How far from the window an item is rendered in full, in window heights: more than `content-visibility` renders in advance. */
const margin = 2;

/**
 * Windowing of a longer list: the indexes, after the first page, of items far from the window. These only render their
 * link, so that a list of hundreds costs only what is visible. An item is far only while its height is known: nothing
 * moves when it comes near. `count` is the number of items in `box`.
 */
export function useFarItems(box: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const { key } = useLocation();
  const [far, setFar] = useState<ReadonlySet<number>>(
    () => new Set(storedHeights(key).map((_, place) => pageSize + place)),
  );
  useLayoutEffect(() => {
    const items = box.current ? itemsIn(box.current, count) : [];
    if (items.length === 0) return;
    const places = new Map<Element, number>(items.map((item, index) => [item, pageSize + index]));
    const change = (coming: Element[], going: HTMLElement[]) => {
      fixHeights(going);
      setFar((before) => {
        const isFar = (item: Element) => before.has(places.get(item) ?? 0);
        if (!coming.some(isFar) && going.every(isFar)) return before;
        const after = new Set(before);
        for (const item of coming) after.delete(places.get(item) ?? 0);
        for (const item of going) after.add(places.get(item) ?? 0);
        return after;
      });
    };
    // Before the first paint; after Back the window has not reached the position that the router will restore.
    const top = Math.max(0, (readScrollPlace() ?? 0) - window.scrollY);
    const reach = margin * window.innerHeight;
    const isNear = (item: Element) => {
      const at = item.getBoundingClientRect();
      return at.bottom > -reach && at.top < top + window.innerHeight + reach;
    };
    change(items.filter(isNear), []);
    const watcher = new IntersectionObserver(
      (entries) => {
        const coming = entries.filter(({ isIntersecting }) => isIntersecting);
        // A focused item keeps its content, and so the focus.
        const going = entries.filter(
          ({ isIntersecting, target }) => !isIntersecting && !target.contains(document.activeElement),
        );
        change(
          coming.map(({ target }) => target),
          going.map(({ target }) => target as HTMLElement),
        );
      },
      { rootMargin: `${margin * 100}% 0px` },
    );
    for (const item of items) watcher.observe(item);
    return () => watcher.disconnect();
  }, [box, count]);
  return far;
}
