import { useCallback, useRef, useState } from 'react';

/** The state of loading the shop's slots. */
export type Times = 'loading' | 'failed' | 'known';

/**
 * Holds back the first submit when the slot displayed at the press is not the one being sent, or when the slots failed
 * to load. The second submit goes through.
 */
export function useTimesCheck(isTimed: boolean, slot: string) {
  const [times, setTimes] = useState<Times>('loading');
  /** Why and at which slot the order was held back; not shown for another slot. */
  const [last, setLast] = useState<{ reason: 'failed' | 'unseen'; slot: string } | null>(null);
  const held = last?.slot === slot ? last.reason : null;
  const slotAtTap = useRef<string>(null);

  /** While slots are reloaded, as for another area, their availability is unknown. A stable function. */
  const tellTimes = useCallback((state: Times) => {
    if (state === 'loading') setLast(null);
    setTimes(state);
  }, []);

  const reasonToHold = (shown: string | null) => {
    if (!isTimed) return null;
    if (times === 'failed') return held === 'failed' ? null : 'failed';
    return shown !== null && shown !== slot ? 'unseen' : null;
  };
  const holdBack = (): boolean => {
    const reason = reasonToHold(slotAtTap.current);
    slotAtTap.current = null;
    if (!reason) return false;
    setLast({ reason, slot });
    const place = document.querySelector('#checkout [data-times]');
    place?.scrollIntoView({ block: 'nearest' });
    place?.querySelector<HTMLElement>('select, button')?.focus();
    return true;
  };
  return {
    held,
    setTimes: tellTimes,
    /** An order sent earlier would go without its slot. */
    isKnown: !isTimed || times !== 'loading',
    /** For an order that is sent before the slots are loaded. */
    rememberShown: () => {
      slotAtTap.current ??= slot;
    },
    holdBack,
  };
}
