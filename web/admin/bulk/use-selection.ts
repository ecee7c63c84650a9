import { useDeferredValue, useState } from 'react';
import { maxChanged } from '../../../contracts/bulk.ts';

/** The chosen rows of a list. They stay chosen while the list grows, is searched and filtered; each has its present data. */
export function useSelection<Item extends { id: string }>(shown: readonly Item[]) {
  const [isOn, setOn] = useState(false);
  // The button and the bar are rendered before the checkboxes: with many rows these take a slow phone another frame.
  const hasBoxes = useDeferredValue(isOn);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const now = new Map(shown.map((item) => [item.id, item]));
  const put = (items: readonly Item[]) => setChosen(new Map(items.map((item) => [item.id, item])));
  return {
    isOn,
    /** Whether rows show their checkboxes. */
    hasBoxes,
    items: [...chosen.values()].map((item) => now.get(item.id) ?? item),
    has: (id: string) => chosen.has(id),
    toggle: (item: Item) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(item.id)) next.set(item.id, item);
        return next;
      }),
    /** Adds all visible rows to the chosen ones, up to the most that one call changes. */
    chooseShown: () => setChosen((before) => new Map([...before, ...now].slice(0, maxChanged))),
    /** Only these stay chosen. */
    narrowTo: (ids: readonly string[]) => put([...chosen.values()].filter(({ id }) => ids.includes(id))),
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      put([]);
    },
  };
}
