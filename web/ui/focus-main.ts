/**
 * Focus management for a control that is removed while it has the focus, which would fall to the body. Under an open
 * dialog the page is inert: then the title of the top dialog gets it.
 */
export function focusMain(): void {
  const title = [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('h2');
  (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
