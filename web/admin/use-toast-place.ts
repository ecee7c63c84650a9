import { useEffect } from 'react';

/** What a toast takes at the foot of a phone, above its bar, and at the head, in pixels. */
const footRoom = 168;
const headRoom = 76;

/** What a toast leaves free at the end of rows, in pixels. */
const endRoom = 96;

const atHead = 'data-toasts-at-head';

/** Bars at the foot, which toasts are above of by themselves. */
const bars = '[data-bottom-bar], [data-save-bar], [data-above-tabs]';

/**
 * On a phone toasts are at the foot, unless they would cover there what was just pressed or what is beside it, or, after a form, other
 * buttons and fields while the head has none: then they are at the head. A page's toasts stay at the place of its first until one
 * would cover there what was just pressed. Told to the style sheet by `data-toasts-at-head` of the body.
 */
export function useToastPlace(): void {
  useEffect(() => {
    let page = '';
    const follow = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest('main button, main label') : null;
      if (!pressed || pressed.closest('dialog')) return;
      const wasAtHead = page === location.pathname && document.body.hasAttribute(atHead);
      page = location.pathname;
      const isHead = wasAtHead ? !isAtHead(pressed.parentElement ?? pressed) : isHeadBetter(pressed);
      document.body.toggleAttribute(atHead, isHead);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      document.body.removeAttribute(atHead);
    };
  }, []);
}

function isHeadBetter(pressed: Element): boolean {
  const isInBar = pressed.closest(bars) !== null;
  if (!isInBar && isUnderToast(pressed.parentElement ?? pressed)) return true;
  if (!pressed.closest('form')) return false;
  const controls = [...document.querySelectorAll('main :is(button, input, select, textarea)')].filter(
    (control) => !control.closest(bars),
  );
  return controls.some(isUnderToast) && !controls.some(isAtHead);
}

/** Whether a toast at the foot would cover it, which leaves the end of rows free. */
function isUnderToast(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const isAtEnd = isRightToLeft ? right <= endRoom : left >= innerWidth - endRoom;
  return width > 0 && !isAtEnd && bottom > innerHeight - footRoom && top < innerHeight;
}

function isAtHead(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < headRoom;
}
