/** In milliseconds: doubled after each failure. */
const pauses = { first: 2000, longest: 60_000 };

/**
 * Repeats a request unasked: on `online`, and after pauses while it fails. The first request after `online` often fails as well,
 * so that event alone doesn't do; with it the pauses begin anew.
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
