import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The room that a toast takes at the foot of a phone, above its bar, at the head, and by itself, in pixels. */
const footRoom = 168;
const headRoom = 76;
const toastRoom = 64;

/** The room that a toast leaves free at the end of rows, in pixels. */
const endRoom = 96;

/** How long a page is still being rendered after a toast appeared, in milliseconds. */
const drawingFor = 2000;

const atHead = 'data-toasts-at-head';

/** Bars at the foot, above which toasts always are. */
const bars = '[data-bottom-bar], [data-save-bar], [data-above-tabs]';

/** Elements used next: fields, buttons and the customer's number. */
const used = ':is(button, input, select, textarea, a[href^="tel:"], a[href^="https://wa.me"])';

/**
 * Places toasts on a phone: at the foot, unless a toast there would cover the pressed element or its row, or, after a
 * form, more of the form's buttons and fields than at the head. If the pressed element is gone, as with a dialog or
 * another page, the place that covers less of the page is chosen once that is rendered. Parts that collapse or
 * disappear after saving count as they are when the toast appears. A page's later toasts stay at the place of the first
 * until one would cover the pressed element. The style sheet reads it from `data-toasts-at-head` on the body.
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
    /** The pressed element or the page was replaced: measures again while it is rendered, until the next press. */
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
      // A dialog closes, and the page below it is used next.
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

/** The row of a button; if that is more than a line, such as a whole card, only the button. */
function rowOf(pressed: Element): Element {
  const line = pressed.parentElement ?? pressed;
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  return heightOf(line) < 2 * heightOf(pressed) ? line : pressed;
}

/** A row or form that is rendered anew may have another button at the pressed position, which a second tap would hit. */
const buttonAt = (place: [number, number]): Element | null =>
  document.elementsFromPoint(...place).find((element) => element.matches('main button')) ?? null;

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Visible fields and buttons. Content of a closed `details` has a size, too, so `checkVisibility` filters it. */
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

/** Whether a toast at the foot would cover it; toasts leave the end of rows free and are above the bar that saves a form. */
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
