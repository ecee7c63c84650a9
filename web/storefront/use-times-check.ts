import { useCallback, useRef, useState } from 'react';

/** What is known of the times that the shop offers. */
export type Times = 'loading' | 'failed' | 'known';

/**
 * Stops the first submit where the delivery time that was shown when the button was pressed is not the one being sent, or the times
 * failed to load. The second submit goes through.
 */
export function useTimesCheck(isTimed: boolean, slot: string) {
  const [times, setTimes] = useState<Times>('loading');
  /** Why the order was held back, and at which time: of another one nothing is said. */
  const [last, setLast] = useState<{ reason: 'failed' | 'unseen'; slot: string } | null>(null);
  const held = last?.slot === slot ? last.reason : null;
  const slotAtTap = useRef<string>(null);

  /** Of times that are asked for again, as for another area, it is not known whether they can be had. Its identity is stable. */
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
    /** An order sent before would go without its time. */
    isKnown: !isTimed || times !== 'loading',
    /** Of an order that is sent before the times have come. */
    rememberShown: () => {
      slotAtTap.current ??= slot;
    },
    holdBack,
  };
}
