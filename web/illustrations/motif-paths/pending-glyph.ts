// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const pendingGlyph: MotifPaths = {
  width: 6,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M0 0h6v1h-6zm0 1h1v5h-1zm5 0h1v5h-1zm-4 4h4v1h-4z',
    },
  ],
};
