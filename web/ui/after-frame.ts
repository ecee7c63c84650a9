/** Runs it once the next frame is drawn: the task after a frame's callbacks comes then. Returns what cancels it. */
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
