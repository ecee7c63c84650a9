/** Below this height, in pixels, a dialog spends nothing on looks: a phone on its side or with its keyboard open. */
const lowHeight = 600;

/** Lifts the sheet above the on-screen keyboard, which may cover the window without making it lower, and keeps the field with the focus in sight. */
export function keepAboveKeyboard(dialog: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view) return;
  let lift = 0;
  let { height } = view;
  const measure = () => {
    // A magnified page is moved about, with no keyboard in the way.
    if (view.scale !== 1) return;
    const covered = Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height));
    // Each change computes the style of the whole dialog again.
    if (covered !== lift) dialog.style.setProperty('--keyboard', `${covered}px`);
    lift = covered;
    dialog.toggleAttribute('data-low', view.height < lowHeight);
    // Browsers scroll the page to the field that the keyboard was opened for, not the dialog's own box.
    const field = document.activeElement;
    // Below a combobox its list needs the room.
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
