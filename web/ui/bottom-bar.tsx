import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** Accessible name of the landmark. */
  label: string;
  children: ReactNode;
  as?: 'section' | 'nav';
  /** While it appears because of a tap, the next tap goes through it, to what was under the finger. */
  isArriving?: boolean;
  /** Replaces the navigation at the foot of a page, and may be as high as that. */
  isMain?: boolean;
  /** Hides the bar while it would cover important content. */
  isHidden?: boolean;
};

/** Milliseconds in which a second tap may still be meant for what the bar now covers. */
const arrival = 700;

/** Whether the bar has only just appeared; calls `onArrived` afterwards. */
export function useArrival(onArrived?: () => void): boolean {
  const [isArriving, setArriving] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    const timer = setTimeout(() => {
      setArriving(false);
      onArrived?.();
    }, arrival);
    return () => clearTimeout(timer);
  }, []);
  return isArriving;
}

/**
 * The bar at the foot of a phone's screen; wide windows have none. One inside `main` replaces the layout's.
 * `--bottom-bar` on the body is its height, which the page's end and scroll padding leave free; where it would take too
 * much room it is not sticky.
 */
export function BottomBar({
  label,
  children,
  as: Landmark = 'section',
  isArriving,
  isMain = Landmark === 'nav',
  isHidden,
}: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? keepClear(bar.current, isMain ? 5 : 7) : undefined), [isMain]);
  return (
    <Landmark
      ref={bar}
      className={styles.bar}
      aria-label={label}
      data-bottom-bar
      data-arriving={isArriving || undefined}
      data-over={isHidden || undefined}
    >
      {children}
    </Landmark>
  );
}

/** Heights of the sticky bars; hidden ones have none. */
const heights = new Map<HTMLElement, number>();

function publishHeight(): void {
  const height = `${Math.max(0, ...heights.values())}px`;
  document.body.style.setProperty('--bottom-bar', height);
  // A focused element must not be hidden behind the bar.
  document.documentElement.style.scrollPaddingBlockEnd = `calc(${height} + var(--focus-room))`;
}

/** WCAG 2.4.11: an element covered by a bar is scrolled out from under it, into the scroll padding. Nothing moves otherwise. */
export function uncover(element: Element, bar: Element): void {
  const { top, bottom } = bar.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  if (at.bottom > top && at.top < bottom) element.scrollIntoView({ block: 'nearest' });
}

/** A bar that appears after the focus (its file was loading) must not cover the focused element. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.contains(bar) || bar.contains(focused)) return;
  uncover(focused, bar);
}

/**
 * Measures the bar: moves it out of the keyboard's way, and makes it non-sticky where it would take more than this part
 * of the window.
 */
function keepClear(bar: HTMLElement, part: 5 | 7): () => void {
  const view = window.visualViewport;
  const measure = () => {
    const isKeyboardUp = view !== null && view.height * view.scale < window.innerHeight * 0.75;
    // Not while a field in the bar itself has the focus, which hiding would lose.
    bar.toggleAttribute('data-away', isKeyboardUp && !bar.contains(document.activeElement));
    const height = bar.offsetHeight;
    // Low landscape, large text: a seventh of the window is the limit; for the navigation, the only one of a phone, a fifth.
    const isStuck = height <= window.innerHeight / part;
    bar.toggleAttribute('data-unstuck', !isStuck);
    heights.set(bar, isStuck ? height : 0);
    publishHeight();
    if (isStuck && height > 0) uncoverFocus(bar);
  };
  const watcher = new ResizeObserver(measure);
  // The border box: a safe area only changes the padding.
  watcher.observe(bar, { box: 'border-box' });
  view?.addEventListener('resize', measure);
  return () => {
    watcher.disconnect();
    view?.removeEventListener('resize', measure);
    heights.delete(bar);
    publishHeight();
  };
}
