/**
 * Closes a modal dialog that is about to be removed. Closing computes the style of what gets the focus, and with it of all that is
 * displayed: hidden before, the dialog itself is styled no more.
 */
export function closeHidden(dialog: HTMLDialogElement): void {
  dialog.style.display = 'none';
  dialog.close();
}
