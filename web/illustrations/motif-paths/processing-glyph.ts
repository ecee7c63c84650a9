// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const processingGlyph: MotifPaths = {
  width: 4,
  height: 4,
  paths: [
    {
      thread: 1,
      d: 'M0 0h2v2h-2zm2 2h2v2h-2z',
    },
  ],
};
