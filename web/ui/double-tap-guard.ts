/**
 * Within this many milliseconds and pixels of a tap, the next one is the second half of a double tap. An admin list
 * moves once the server has answered; a sheet opens and closes at once, and may be closed on purpose soon after
 * opening.
 */
const maxGapMs = { anything: 600, dialogs: 400 };
const maxDistance = 24;

const controls = 'a, button, input, select, textarea, label, summary, [role]';

/** `layer`: the dialog it was in; null for the page. */
type Tap = { at: number; x: number; y: number; control: Element; name: string; layer: Element | null };

/** Which changes make a second tap ignored: anything that changed under the finger, or only a dialog that opened or closed. */
type Scope = keyof typeof maxGapMs;

/** The visible or accessible name of a control, which says what a tap does. */
const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

const layerOf = (element: Element): Element | null => element.closest('dialog');

const controlAt = (target: Element): Element => target.closest(controls) ?? target;

/**
 * Accidental double taps: ignores the second tap where the first has changed what is under the finger (a sheet closed,
 * a page or a list moved, the button now names the next step). Two taps on something unchanged are allowed, and in the
 * scope of `dialogs` also changes within the page: adding two of a product is two taps. In that of `anything`, Enter
 * held down on a control presses it once. Returns the stop function.
 */
export function guardDoubleTaps(scope: Scope): () => void {
  let last: Tap | null = null;
  let isIgnored = false;
  const press = (event: PointerEvent) => {
    isIgnored = event.target instanceof Element && isSecondTap(last, event, event.target, scope);
  };
  const click = (event: MouseEvent) => {
    // A click by keyboard has no detail; a label's click on its field follows its own.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    if (isIgnored) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const control = controlAt(event.target);
    const { timeStamp: at, clientX: x, clientY: y } = event;
    last = { at, x, y, control, name: nameOf(control), layer: layerOf(control) };
  };
  const hold = (event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.matches('a, button');
    if (scope === 'anything' && event.repeat && event.key === 'Enter' && isControl) event.preventDefault();
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
}

function isSecondTap(first: Tap | null, press: PointerEvent, target: Element, scope: Scope): boolean {
  if (!first || press.timeStamp - first.at > maxGapMs[scope]) return false;
  if (Math.hypot(press.clientX - first.x, press.clientY - first.y) > maxDistance) return false;
  if (scope === 'dialogs') return layerOf(target) !== first.layer;
  const control = controlAt(target);
  if (control === first.control) return nameOf(control) !== first.name;
  const beneath = document.elementFromPoint(first.x, first.y);
  return !beneath || !first.control.contains(beneath);
}
