// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const starletMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M3 0h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h1v3h-1zm2 0h1v3h-1zm-7 1h3v1h-3zm10 0h3v1h-3zm-9 1h3v1h-3zm8 0h2v2h-2zm2 0h1v1h-1zm-9 1h3v1h-3zm6 0h1v1h-1zm-6 2h3v1h-3zm6 0h3v1h-3zm-7 1h2v2h-2zm2 0h1v1h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h3v1h-3zm-9 1h1v1h-1zm4 0h1v3h-1zm4 0h1v3h-1zm2 0h3v1h-3zm-7 1h1v3h-1zm6 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm10 0h1v1h-1zm-5 5h1v1h-1zm-5 5h1v1h-1zm10 0h1v1h-1z',
    },
  ],
};
