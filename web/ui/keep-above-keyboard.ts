/** Below this height, in pixels, a dialog saves space: a phone in landscape or with its keyboard open. */
const lowHeight = 600;

/**
 * Lifts the sheet above the on-screen keyboard, which may cover the window without resizing it, and keeps the focused
 * field visible.
 */
export function keepAboveKeyboard(dialog: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view) return;
  let lift = 0;
  let { height } = view;
  const measure = () => {
    // A zoomed page is panned, with no keyboard in the way.
    if (view.scale !== 1) return;
    const covered = Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height));
    // Each change recomputes the styles of the whole dialog.
    if (covered !== lift) dialog.style.setProperty('--keyboard', `${covered}px`);
    lift = covered;
    dialog.toggleAttribute('data-low', view.height < lowHeight);
    // Browsers scroll the page to the field that opened the keyboard, but not the dialog's own box.
    const field = document.activeElement;
    // The list of a combobox needs the room below it.
    if (view.height < height && dialog.contains(field))
      field?.scrollIntoView({ block: field.role === 'combobox' ? 'start' : 'nearest' });
    height = view.height;
  };
  measure();
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
