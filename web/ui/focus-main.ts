/**
 * For a control that leaves while it has the focus, which would fall to the body. Under an open dialog the page is inert:
 * then the title of the dialog on top takes it.
 */
export function focusMain(): void {
  const title = [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('h2');
  (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
