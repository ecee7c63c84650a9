// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const beeMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M3 0h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h3v3h-3zm-1 1h1v1h-1zm4 0h1v1h-1zm-2 3h1v1h-1zm-1 2h3v1h-3zm0 2h3v1h-3zm1 2h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M5 5h3v1h-3zm0 2h3v1h-3zm0 2h3v1h-3zm0 2h3v1h-3z',
    },
    {
      thread: 4,
      d: 'M1 3h1v5h-1zm10 0h1v5h-1zm-11 1h1v3h-1zm2 0h1v5h-1zm8 0h1v5h-1zm2 0h1v3h-1zm-9 1h1v5h-1zm6 0h1v5h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-4 4h1v1h-1zm4 0h1v1h-1z',
    },
  ],
};
