// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const mounehWordmark: MotifPaths = {
  width: 13,
  height: 7,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-4 2h3v1h-3zm4 0h1v3h-1zm2 0h3v1h-3zm4 0h3v1h-3zm-10 1h1v2h-1zm2 0h1v2h-1zm4 0h1v2h-1zm2 0h1v4h-1zm2 0h1v2h-1zm2 0h1v2h-1zm-11 1h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 2h2v1h-2z',
    },
  ],
};
