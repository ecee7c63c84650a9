/** In milliseconds: doubled after each failure (exponential backoff). */
const pauses = { first: 2000, longest: 60_000 };

/**
 * Repeats a request automatically: on `online`, and with a growing delay while it fails. The first request after
 * `online` often fails as well, so that event alone is not enough; it resets the delay.
 */
export function repeat(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  const succeeded = () => {
    clearTimeout(timer);
    pause = pauses.first;
  };
  const failed = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
    pause = Math.min(pause * 2, pauses.longest);
  };
  const comeBack = () => {
    succeeded();
    ask();
  };
  window.addEventListener('online', comeBack);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', comeBack);
  };
  return { failed, succeeded, stop };
}
