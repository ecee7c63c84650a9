// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const towerMotif: MotifPaths = {
  width: 11,
  height: 16,
  paths: [
    {
      thread: 1,
      d: 'M5 0h1v2h-1zm-1 1h1v3h-1zm2 0h1v3h-1zm-3 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-5 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-7 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};
