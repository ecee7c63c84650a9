/** How long a toast is shown, in milliseconds; paused on hover and focus. */
export const toastDuration = 3000;
/** Toasts with an action stay longer, so that there is time to reach it (WCAG 2.2.1). */
export const toastDurationWithAction = 10_000;
