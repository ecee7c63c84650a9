/** Constants of the loading bar, in percent and milliseconds. */
export const barStart = 20;
export const barCap = 95;
export const barEnd = 100;
const barLargestStep = 10;
export const barTick = 400;
export const barHideDelay = 300;

/** The next percent while something is loading. `chance` is from 0 to 1. */
export const nextPercent = (percent: number, chance: number): number =>
  Math.min(barCap, percent + chance * barLargestStep);
