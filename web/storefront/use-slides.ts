import { type RefObject, useEffect, useRef, useState } from 'react';

export type Slides = {
  /** The index of the visible slide. */
  shown: number;
  /** Scrolls to a slide within its track, if there is one; the page does not scroll. */
  show: (place: number, behavior?: ScrollBehavior) => void;
  /** Moves by a number of slides from the visible one, or from the target of a scroll in progress. */
  step: (by: number) => void;
};

/** Right to left, browsers count `scrollLeft` down from zero. */
const placeIn = (track: HTMLElement) =>
  Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));

/** Slides side by side in a scrolling track, each as wide as the track. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number, first = 0): Slides {
  const [shown, setShown] = useState(first);
  /** The target of a scroll in progress. */
  const wanted = useRef<number>(null);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => {
      const place = Math.min(placeIn(element), count - 1);
      if (place === wanted.current) wanted.current = null;
      setShown(place);
    };
    const take = () => {
      wanted.current = null;
    };
    element.addEventListener('scroll', read, { passive: true });
    element.addEventListener('pointerdown', take);
    return () => {
      element.removeEventListener('scroll', read);
      element.removeEventListener('pointerdown', take);
    };
  }, [track, count]);
  const show: Slides['show'] = (place, behavior) => {
    const element = track.current;
    if (!element || place < 0 || place >= count) return;
    wanted.current = place === placeIn(element) ? null : place;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const scroll = { left: side * place * element.clientWidth };
    element.scrollTo(behavior ? { ...scroll, behavior } : scroll);
  };
  const step: Slides['step'] = (by) => {
    if (track.current) show((wanted.current ?? placeIn(track.current)) + by);
  };
  return { shown, show, step };
}
