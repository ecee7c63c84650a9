// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const cancelledGlyph: MotifPaths = {
  width: 6,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm5 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-2 1h2v2h-2zm-1 2h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm5 0h1v1h-1z',
    },
  ],
};
