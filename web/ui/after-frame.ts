/** Runs a function after the next frame is painted, in the task after its callbacks. Returns the cancel function. */
export function afterFrame(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
