import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { call } from '../http/api.ts';
import { withoutDescriptions } from './without-descriptions.ts';

/** Carousel size, and interval in milliseconds. */
export const featuredCount = 6;
/** The products of the carousel: those that can be ordered. */
export const featuredList = { only: 'in_stock', limit: featuredCount } as const;
const turnInterval = 10_000;

/** Position of the carousel: `start` is for display; the keyset cursor finds the same place even when the catalogue changes. */
const keys = { index: 'featuredIndex', cursor: 'featuredCursor' };

/** Six of the shop's products that can be ordered, newest first, from a position on; a null cursor is the beginning. */
export type Featured = {
  start: number;
  total: number;
  products: Product[];
  /** The cursor by which these were found, and that of the next six. */
  from: string | null;
  next: string | null;
};

/** The stored start if it is a valid position; else the beginning. */
export function readStart(stored: string | null): number {
  const start = Number(stored);
  return Number.isSafeInteger(start) && start >= 0 ? start : 0;
}

/** The start of the next six. */
export const nextStart = ({ start, total, next }: Featured): number =>
  next === null ? 0 : (start + featuredCount) % total;

/** The carousel from a position on, wrapping around at the end; null when it can't be loaded. */
async function loadShelf(start: number, from: string | null): Promise<Featured | null> {
  try {
    const { items, page } = await call(listProducts, { ...featuredList, cursor: from ?? undefined });
    const missing = Math.min(featuredCount, page.total) - items.length;
    const again = missing > 0 ? await call(listProducts, { ...featuredList, limit: missing }) : null;
    const products = withoutDescriptions([...items, ...(again?.items ?? [])]);
    return { start, total: page.total, products, from, next: (again ?? { page }).page.cursor };
  } catch {
    return null;
  }
}

/** The carousel at this browser's last position; null for the beginning, or when it can't be loaded. */
export async function loadStoredShelf(): Promise<Featured | null> {
  const start = readStart(browserStorage.get(keys.index));
  const from = browserStorage.get(keys.cursor);
  return start > 0 && from ? loadShelf(start, from) : null;
}

function storeShelf({ start, from }: Featured): void {
  browserStorage.set(keys.index, String(start));
  if (from) browserStorage.set(keys.cursor, from);
  else browserStorage.remove(keys.cursor);
}

type Rotation = {
  shelf: Featured;
  /** Whether there is more than one page. */
  canTurn: boolean;
  /** Whether autoplay is on (it pauses while held). */
  isPlaying: boolean;
  /** Whether the timer is running. */
  isTurning: boolean;
  toggle: () => void;
};

/**
 * Autoplay, starting with the first page; pauses while `isPaused` (hover, focus). With `prefers-reduced-motion` it only
 * starts by its button.
 */
export function useFeaturedRotation(first: Featured, isPaused: boolean): Rotation {
  const [shelf, setShelf] = useState(first);
  const [choice, setChoice] = useState<boolean>();
  const prefersStill = useSyncExternalStore(watchMotion, readMotion, () => true);
  const coming = useRef<{ after: Featured; shelf: Promise<Featured | null> }>(null);
  const canTurn = shelf.total > featuredCount;
  const isPlaying = choice ?? !prefersStill;
  const isTurning = canTurn && isPlaying && !isPaused;

  // SSR always renders the first shelf, so that the page is the same for all; the stored place is restored after hydration.
  useEffect(() => {
    if (first.start > 0) return;
    let isGone = false;
    void loadStoredShelf().then((stored) => stored && !isGone && setShelf(stored));
    return () => {
      isGone = true;
    };
  }, [first]);

  useEffect(() => {
    if (!isTurning) return;
    let isGone = false;
    const askNext = () => {
      coming.current = { after: shelf, shelf: loadShelf(nextStart(shelf), shelf.next) };
      void coming.current.shelf.then((next) => next && fetchImages(next.products));
    };
    // The prefetched shelf is reused after a pause.
    if (coming.current?.after !== shelf) askNext();
    const timer = setInterval(async () => {
      const next = await coming.current?.shelf;
      if (isGone) return;
      if (!next) return askNext();
      storeShelf(next);
      setShelf(next);
    }, turnInterval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isTurning, shelf]);

  return { shelf, canTurn, isPlaying, isTurning, toggle: () => setChoice(!isPlaying) };
}

/** Prefetches the next shelf's images into the browser's cache. */
function fetchImages(products: Product[]): void {
  for (const { image } of products) {
    if (image) new Image().src = image;
  }
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const readMotion = () => matchMedia(reducedMotion).matches;

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
