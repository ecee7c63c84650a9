// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const otherGlyph: MotifPaths = {
  width: 5,
  height: 3,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-4 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};
