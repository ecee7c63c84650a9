type EarlyTaps = Map<HTMLButtonElement, number> & { stop: () => void };

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Milliseconds after which a tap is not repeated, as the visitor has moved on. */
const longestWait = 10_000;

/**
 * Inline script: until hydration buttons do nothing, so taps are recorded, each button once, and the button looks busy.
 * Links, forms and popovers work without scripts and are left alone.
 */
export const recordEarlyTaps = `{const taps=window.earlyTaps=new Map,record=({target})=>{const button=target.closest('button');if(button&&!button.popoverTargetElement&&!(button.form&&button.type==='submit')){taps.set(button,Date.now());button.setAttribute('aria-busy','true')}};addEventListener('click',record,true);taps.stop=()=>removeEventListener('click',record,true)}`;

/** From `hydrateRoot` on React handles clicks itself: recording them, too, would repeat them. */
export function stopRecordingTaps(): void {
  window.earlyTaps?.stop();
}

/** Event replay after hydration: presses the buttons that were tapped too early, in order. */
export function repeatEarlyTaps(): void {
  const taps = [...(window.earlyTaps ?? [])];
  window.earlyTaps?.clear();
  for (const [button, at] of taps) {
    button.removeAttribute('aria-busy');
    if (Date.now() - at < longestWait) button.click();
  }
}
