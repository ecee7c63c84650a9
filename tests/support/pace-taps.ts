/**
 * Init script: makes each tap appear to come this many milliseconds after the one before. A script taps faster than a
 * person, and the admin treats two quick taps as a double tap.
 */
export function paceTaps(gapMs: number): void {
  let taps = 0;
  const pace = (event: Event) => {
    if (event.type === 'pointerdown') taps += 1;
    Object.defineProperty(event, 'timeStamp', { value: taps * gapMs });
  };
  window.addEventListener('pointerdown', pace, true);
  window.addEventListener('click', pace, true);
}
