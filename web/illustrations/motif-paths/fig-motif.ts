// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const figMotif: MotifPaths = {
  width: 13,
  height: 16,
  paths: [
    {
      thread: 1,
      d: 'M5 2h3v6h-3zm-1 2h1v3h-1zm4 0h1v3h-1zm-5 1h1v3h-1zm6 0h1v3h-1zm-7 1h1v9h-1zm8 0h1v9h-1zm-9 1h1v7h-1zm10 0h1v7h-1zm-5 1h1v1h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-9 3h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h3v2h-3z',
    },
    {
      thread: 2,
      d: 'M5 0h3v1h-3zm1 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M4 8h2v2h-2zm3 0h2v2h-2zm-1 1h1v4h-1zm-2 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v2h-1zm2 0h1v2h-1z',
    },
  ],
};
