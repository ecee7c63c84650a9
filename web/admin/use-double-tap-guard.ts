import { useEffect } from 'react';

/** Within this many milliseconds and pixels of a tap, the next one is the second half of a double tap. */
const maxGapMs = 600;
const maxDistance = 24;

const controls = 'a, button, input, select, textarea, label, summary, [role]';

type Tap = { at: number; x: number; y: number; control: Element; name: string };

/** The visible or spoken words of a control: they say what a tap does. */
const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

const controlAt = (target: Element): Element => target.closest(controls) ?? target;

/**
 * Accidental double taps: ignores the second tap where the first has changed what is beneath the finger (a sheet closed, a
 * page or a list moved, the button names the next step by now). Two taps on what stays as it is are left alone. Enter held
 * down on a control presses it once.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let last: Tap | null = null;
    let isIgnored = false;
    const press = (event: PointerEvent) => {
      isIgnored = event.target instanceof Element && isSecondTap(last, event, controlAt(event.target));
    };
    const click = (event: MouseEvent) => {
      // A click by keys has no detail; a label's click on its field comes after its own.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      if (isIgnored) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const control = controlAt(event.target);
      last = { at: event.timeStamp, x: event.clientX, y: event.clientY, control, name: nameOf(control) };
    };
    const hold = (event: KeyboardEvent) => {
      const isControl = event.target instanceof Element && event.target.matches('a, button');
      if (event.repeat && event.key === 'Enter' && isControl) event.preventDefault();
    };
    // Captured at the window, before React's own listeners.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', hold, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', hold, true);
    };
  }, []);
}

function isSecondTap(first: Tap | null, press: PointerEvent, control: Element): boolean {
  if (!first || press.timeStamp - first.at > maxGapMs) return false;
  if (Math.hypot(press.clientX - first.x, press.clientY - first.y) > maxDistance) return false;
  if (control === first.control) return nameOf(control) !== first.name;
  const beneath = document.elementFromPoint(first.x, first.y);
  return !beneath || !first.control.contains(beneath);
}
