import { type RefObject, useEffect, useRef, useState } from 'react';

export type Slides = {
  /** The place of the slide that is seen. */
  shown: number;
  /** Brings a slide into view within its track, if there is one; the page stays where it is. */
  show: (place: number, behavior?: ScrollBehavior) => void;
  /** Goes on by so many from the slide that is seen, or is on its way. */
  step: (by: number) => void;
};

/** Right to left the browser counts `scrollLeft` down from zero. */
const placeIn = (track: HTMLElement) =>
  Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));

/** Slides side by side in a track that scrolls by itself, each as wide as the track. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number, first = 0): Slides {
  const [shown, setShown] = useState(first);
  /** Where a scroll that has not arrived goes. */
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
