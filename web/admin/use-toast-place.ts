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
 * On a phone toasts are at the foot, unless they would cover there what was just pressed or what is beside it, or, after a form, the
 * form's own buttons and fields while the head has none of them: then they are at the head. What folds or goes once it is saved counts as it is when the
 * toast comes. A page's toasts stay at the place of its first until one would cover there what was just pressed. Told to the style sheet
 * by `data-toasts-at-head` of the body.
 */
export function useToastPlace(): void {
  useEffect(() => {
    let page = '';
    let pressed: Element | null = null;
    let place: [number, number] = [0, 0];
    const choose = () => {
      if (!pressed) return;
      const row = rowOf(pressed);
      const isHead = document.body.hasAttribute(atHead) ? !isAtHead(row) : isHeadBetter(pressed, row);
      document.body.toggleAttribute(atHead, isHead);
    };
    const follow = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('main button, main label') : null;
      if (!button || button.closest('dialog')) return;
      if (page !== location.pathname) document.body.removeAttribute(atHead);
      page = location.pathname;
      pressed = button;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      place = [(left + right) / 2, (top + bottom) / 2];
      choose();
    };
    const comes = ({ target, newState }: ToggleEvent) => {
      if (newState !== 'open' || !(target instanceof Element) || !target.hasAttribute('popover')) return;
      // Of what has gone nothing is covered; a form that was drawn anew has another button in its place.
      if (pressed && !isShown(pressed)) {
        const there = document
          .elementsFromPoint(...place)
          .find((element) => element.matches('main form button'));
        if (there) pressed = there;
        else document.body.removeAttribute(atHead);
      }
      choose();
    };
    document.addEventListener('click', follow, { capture: true });
    document.addEventListener('beforetoggle', comes, { capture: true });
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      document.removeEventListener('beforetoggle', comes, { capture: true });
      document.body.removeAttribute(atHead);
    };
  }, []);
}

/** The line that a button stands in; where that is more than a line, such as a whole card, the button alone. */
function rowOf(pressed: Element): Element {
  const line = pressed.parentElement ?? pressed;
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  return heightOf(line) < 2 * heightOf(pressed) ? line : pressed;
}

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

function isHeadBetter(pressed: Element, row: Element): boolean {
  const isInBar = pressed.closest(bars) !== null;
  if (!isInBar && isUnderToast(row)) return true;
  const form = pressed.closest('form');
  const controls = [...(form?.querySelectorAll('button, input, select, textarea') ?? [])].filter(
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
