// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const shippedGlyph: MotifPaths = {
  width: 7,
  height: 7,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1z',
    },
  ],
};
