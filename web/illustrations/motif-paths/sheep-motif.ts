// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const sheepMotif: MotifPaths = {
  width: 16,
  height: 12,
  paths: [
    {
      thread: 1,
      d: 'M4 0h2v8h-2zm3 0h2v8h-2zm3 0h2v8h-2zm-8 1h2v8h-2zm4 0h1v8h-1zm3 0h1v8h-1zm3 0h1v1h-1zm-11 1h1v6h-1zm-1 2h1v3h-1zm12 2h1v1h-1zm-7 2h1v1h-1zm3 0h1v1h-1zm3 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M13 1h1v5h-1zm1 0h1v2h-1zm1 1h1v3h-1zm-3 1h1v2h-1zm2 1h1v2h-1zm-12 5h1v3h-1zm3 0h1v3h-1zm4 0h1v3h-1zm3 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M14 3h1v1h-1z',
    },
  ],
};
