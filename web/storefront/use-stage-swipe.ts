import { type RefObject, useEffect, useRef } from 'react';

/** The least distance of a swipe in pixels. */
const shortest = 32;

/**
 * A swipe that starts beside the images of a track, within its `data-stage`, moves by one image as well. Lists scroll
 * themselves; the browser cancels what it treats as scrolling or zooming the page.
 */
export function useStageSwipe(track: RefObject<HTMLElement | null>, step: (by: number) => void): void {
  const latestStep = useRef(step);
  latestStep.current = step;
  useEffect(() => {
    const stage = track.current?.closest<HTMLElement>('[data-stage]');
    if (!stage) return;
    let from: { x: number; y: number } | null = null;
    const begin = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      const isBeside = target instanceof Element && !target.closest('ul');
      // A second finger zooms.
      from = pointerType === 'touch' && isPrimary && isBeside ? { x: clientX, y: clientY } : null;
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(x) < shortest || Math.abs(x) < 2 * Math.abs(y)) return;
      const side = getComputedStyle(stage).direction === 'rtl' ? -1 : 1;
      latestStep.current(x * side < 0 ? 1 : -1);
    };
    const cancel = () => {
      from = null;
    };
    stage.addEventListener('pointerdown', begin);
    stage.addEventListener('pointerup', end);
    stage.addEventListener('pointercancel', cancel);
    return () => {
      stage.removeEventListener('pointerdown', begin);
      stage.removeEventListener('pointerup', end);
      stage.removeEventListener('pointercancel', cancel);
    };
  }, [track]);
}
