// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const birdMotif: MotifPaths = {
  width: 14,
  height: 14,
  paths: [
    {
      thread: 1,
      d: 'M3 1h1v4h-1zm1 0h2v1h-2zm-2 1h1v2h-1zm3 0h2v3h-2zm-1 1h1v7h-1zm3 0h1v3h-1zm6 0h1v3h-1zm-1 1h1v5h-1zm-7 1h1v1h-1zm3 0h1v2h-1zm3 0h1v5h-1zm-2 1h2v2h-2zm-6 1h1v2h-1zm10 1h1v2h-1zm-8 1h1v2h-1zm5 0h1v2h-1zm-4 1h4v1h-4zm0 1h1v2h-1zm2 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M6 6h1v4h-1zm-1 1h1v2h-1zm2 0h1v3h-1zm1 1h2v1h-2zm0 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M4 2h1v1h-1zm-4 1h2v1h-2zm5 10h2v1h-2zm3 0h2v1h-2z',
    },
  ],
};
