/**
 * Closes a modal dialog that is about to be removed. Closing recomputes the styles of the element that gets the focus
 * and of everything displayed; when hidden before, the dialog itself is excluded.
 */
export function closeHidden(dialog: HTMLDialogElement): void {
  dialog.style.display = 'none';
  dialog.close();
}
