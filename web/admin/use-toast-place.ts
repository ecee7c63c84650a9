import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What a toast takes at the foot of a phone, above its bar, at the head, and by itself, in pixels. */
const footRoom = 168;
const headRoom = 76;
const toastRoom = 64;

/** What a toast leaves free at the end of rows, in pixels. */
const endRoom = 96;

/** For how long a page is still being drawn when a toast has come, in milliseconds. */
const drawingFor = 2000;

const atHead = 'data-toasts-at-head';

/** Bars at the foot, which toasts are above of by themselves. */
const bars = '[data-bottom-bar], [data-save-bar], [data-above-tabs]';

/** What is used next: fields, buttons and the customer's number. */
const used = ':is(button, input, select, textarea, a[href^="tel:"], a[href^="https://wa.me"])';

/**
 * On a phone toasts are at the foot, unless they would cover there what was just pressed or what is beside it, or, after a form, more
 * of the form's own buttons and fields than at the head: then they are at the head. Where what was pressed is gone, as with a dialog or
 * another page, they are where less of the page is covered, once that is drawn. What folds or goes once it is saved counts as it is
 * when the toast comes. A page's toasts stay at the place of its first until one would cover there what was just pressed. Told to the
 * style sheet by `data-toasts-at-head` of the body.
 */
export function useToastPlace(): void {
  const { pathname } = useLocation();
  const leave = useRef(() => {});
  useEffect(() => {
    let page = '';
    let pressed: Element | null = null;
    let place: [number, number] = [0, 0];
    const setHead = (isHead: boolean) => document.body.toggleAttribute(atHead, isHead);
    const choose = () => {
      if (pressed && !isShown(pressed)) pressed = buttonAt(place);
      if (!pressed) return setHead(isHeadFreer(usedOf(document.querySelector('main'))));
      const row = rowOf(pressed);
      setHead(document.body.hasAttribute(atHead) ? !isAtHead(row) : isHeadBetter(pressed, row));
    };
    let end = () => {};
    /** What is pressed is gone, or the page: it is looked at again as it is drawn, until something is pressed. */
    const settle = () => {
      end();
      const watcher = new MutationObserver(() => {
        if (!pressed || !isShown(pressed)) requestAnimationFrame(choose);
      });
      watcher.observe(document.body, { childList: true, subtree: true });
      const timer = setTimeout(() => end(), drawingFor);
      end = () => {
        watcher.disconnect();
        clearTimeout(timer);
      };
    };
    const follow = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('main button, main label, dialog') : null;
      if (!button) return;
      end();
      if (page !== location.pathname) setHead(false);
      page = location.pathname;
      // A dialog closes over the page that is used next.
      pressed = button.closest('dialog') ? null : button;
      if (!pressed) return;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      place = [(left + right) / 2, (top + bottom) / 2];
      choose();
    };
    const comes = ({ target, newState }: ToggleEvent) => {
      if (newState !== 'open' || !(target instanceof Element) || !target.hasAttribute('popover')) return;
      choose();
      settle();
    };
    leave.current = () => {
      if (!document.querySelector('[popover]:popover-open')) return;
      pressed = null;
      choose();
      settle();
    };
    document.addEventListener('click', follow, { capture: true });
    document.addEventListener('beforetoggle', comes, { capture: true });
    return () => {
      end();
      document.removeEventListener('click', follow, { capture: true });
      document.removeEventListener('beforetoggle', comes, { capture: true });
      document.body.removeAttribute(atHead);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what a toast that is still there lies over.
  useEffect(() => leave.current(), [pathname]);
}

/** The line that a button stands in; where that is more than a line, such as a whole card, the button alone. */
function rowOf(pressed: Element): Element {
  const line = pressed.parentElement ?? pressed;
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  return heightOf(line) < 2 * heightOf(pressed) ? line : pressed;
}

/** A row or form that is drawn anew has another button where one was pressed, which a second tap presses. */
const buttonAt = (place: [number, number]): Element | null =>
  document.elementsFromPoint(...place).find((element) => element.matches('main button')) ?? null;

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Fields and buttons in sight. What is in a closed `details` has a size, too: `checkVisibility` leaves it out. */
const usedOf = (within: Element | null): Element[] =>
  [...(within?.querySelectorAll(used) ?? [])].filter(
    (one) => one.checkVisibility() && !one.closest(bars) && !one.closest('dialog'),
  );

function isHeadBetter(pressed: Element, row: Element): boolean {
  const isInBar = pressed.closest(bars) !== null;
  return (!isInBar && isUnderToast(row)) || isHeadFreer(usedOf(pressed.closest('form')));
}

/** Whether a toast covers fewer of them at the head than at the foot. */
const isHeadFreer = (elements: Element[]): boolean =>
  elements.filter(isUnderToast).length > elements.filter(isAtHead).length;

/** Whether a toast at the foot would cover it, which leaves the end of rows free and is above the bar that saves a form. */
function isUnderToast(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const isAtEnd = isRightToLeft ? right <= endRoom : left >= innerWidth - endRoom;
  const bar = Number.parseFloat(document.body.style.getPropertyValue('--save-bar')) || 0;
  const room = Math.max(footRoom, bar + toastRoom);
  return width > 0 && !isAtEnd && bottom > innerHeight - room && top < innerHeight - bar;
}

function isAtHead(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < headRoom;
}
