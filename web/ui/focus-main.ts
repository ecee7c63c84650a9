/** For a control that leaves while it has the focus, which would fall to the body. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
