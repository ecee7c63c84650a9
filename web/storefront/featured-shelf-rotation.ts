import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../state/browser-storage.ts';

/** How many products stand on the featured shelf, and for how long, in milliseconds. */
export const featuredCount = 6;
const turnInterval = 10_000;

const key = 'featuredIndex';

/** The stored start if it is one of a list of `total`; else the beginning. */
export function readStart(stored: string | null, total: number): number {
  const start = Number(stored);
  return Number.isInteger(start) && start >= 0 && start < total ? start : 0;
}

/** Six from `start` on, from the beginning again after the last. */
export function pickFeatured<T>(list: readonly T[], start: number): T[] {
  return [...list.slice(start), ...list.slice(0, start)].slice(0, featuredCount);
}

/** The start of the next six. */
export const nextStart = (start: number, total: number): number => (start + featuredCount) % total;

type Rotation = {
  start: number;
  /** Whether more than one shelf full is there. */
  canTurn: boolean;
  /** Whether the shelf turns unless somebody holds it. */
  isPlaying: boolean;
  /** Whether the ten seconds are running. */
  isTurning: boolean;
  toggle: () => void;
};

/** Turns a list of `total`; while `isHeld` (hovered, focused) it stands. Who asked for less motion has to start it. */
export function useFeaturedRotation(total: number, isHeld: boolean): Rotation {
  const [start, setStart] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const prefersStill = useSyncExternalStore(watchMotion, readMotion, () => true);
  const canTurn = total > featuredCount;
  const isPlaying = choice ?? !prefersStill;
  const isTurning = canTurn && isPlaying && !isHeld;

  useEffect(() => setStart(readStart(browserStorage.get(key), total)), [total]);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      setStart((current) => {
        const next = nextStart(current, total);
        browserStorage.set(key, String(next));
        return next;
      });
    }, turnInterval);
    return () => clearInterval(timer);
  }, [isTurning, total]);

  return { start, canTurn, isPlaying, isTurning, toggle: () => setChoice(!isPlaying) };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const readMotion = () => matchMedia(reducedMotion).matches;

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
