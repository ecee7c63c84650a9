/** Gives the shop its worker once the page is there and at rest, so that the first visit pays nothing for it. */
export function registerWorker(): void {
  // Plain http on another machine has none.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers) return;
  if (!import.meta.env.PROD) {
    // One that a built shop has left on this address would stand before what is being worked on.
    void workers.getRegistration().then((registration) => registration?.unregister());
    return;
  }
  if (!workers.controller) workers.addEventListener('controllerchange', keepPictures, { once: true });
  const register = () => void workers.register('/sw.js').catch((error) => console.warn('No worker:', error));
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Shows the worker the product pictures of the first page, which were there before it; they are in the browser. */
function keepPictures(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/media/')) void fetch(name).catch(() => null);
}
