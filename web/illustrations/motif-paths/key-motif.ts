// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const keyMotif: MotifPaths = {
  width: 9,
  height: 18,
  paths: [
    {
      thread: 1,
      d: 'M2 0h5v1h-5zm-1 1h2v1h-2zm3 0h1v2h-1zm2 0h2v1h-2zm-6 1h1v3h-1zm1 0h1v1h-1zm6 0h2v1h-2zm1 1h1v2h-1zm-7 1h1v2h-1zm3 0h1v14h-1zm3 0h1v2h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-2 5h1v1h-1zm2 0h1v1h-1zm-3 4h2v1h-2zm3 0h2v1h-2zm-3 2h2v1h-2zm3 0h2v1h-2z',
    },
    {
      thread: 3,
      d: 'M3 3h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};
