/** Registers the service worker after `load`, when idle, so that it does not compete with the first page. */
export function registerWorker(): void {
  // Service workers need a secure context (HTTPS or localhost).
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers) return;
  if (!import.meta.env.PROD) {
    // In development: a worker left by a production build on this origin would serve stale files.
    void workers.getRegistration().then((registration) => registration?.unregister());
    return;
  }
  if (!workers.controller) workers.addEventListener('controllerchange', keepImages, { once: true });
  const register = () => void workers.register('/sw.js').catch((error) => console.warn('No worker:', error));
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/**
 * Fetches the first page's images through the new worker, which was not controlling the page when they loaded; they
 * come from the HTTP cache.
 */
function keepImages(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/media/')) void fetch(name).catch(() => null);
}
