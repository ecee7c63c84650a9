// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const deliveredGlyph: MotifPaths = {
  width: 8,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M7 0h1v2h-1zm-1 1h1v2h-1zm-6 1h1v2h-1zm5 0h1v2h-1zm-4 1h1v2h-1zm3 0h1v2h-1zm-2 1h2v2h-2z',
    },
  ],
};
