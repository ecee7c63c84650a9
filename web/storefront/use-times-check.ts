import { useRef, useState } from 'react';

/** What is known of the times that the shop offers. */
export type Times = 'loading' | 'failed' | 'known';

/**
 * Holds back an order that would go with another time than was on the screen when it was sent, or without one since the times could
 * not be loaded: once, at the place that tells. Sent again it goes.
 */
export function useTimesCheck(isTimed: boolean, slot: string) {
  const [times, setTimes] = useState<Times>('loading');
  const [held, setHeld] = useState<'failed' | 'unseen' | null>(null);
  const slotAtTap = useRef<string>(null);

  const reasonToHold = (shown: string | null) => {
    if (!isTimed) return null;
    if (times === 'failed') return held === 'failed' ? null : 'failed';
    return shown !== null && shown !== slot ? 'unseen' : null;
  };
  const holdBack = (): boolean => {
    const reason = reasonToHold(slotAtTap.current);
    slotAtTap.current = null;
    if (!reason) return false;
    setHeld(reason);
    const place = document.querySelector('#checkout [data-times]');
    place?.scrollIntoView({ block: 'nearest' });
    place?.querySelector<HTMLElement>('select, button')?.focus();
    return true;
  };
  return {
    held,
    setTimes,
    /** An order sent before would go without its time. */
    isKnown: !isTimed || times !== 'loading',
    /** Of an order that is sent before the times have come. */
    rememberShown: () => {
      slotAtTap.current ??= slot;
    },
    holdBack,
  };
}
