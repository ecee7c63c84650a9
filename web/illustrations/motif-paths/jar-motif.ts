// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const jarMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M2 0h9v1h-9zm0 1h1v1h-1zm2 0h1v2h-1zm2 0h1v2h-1zm2 0h1v2h-1zm2 0h1v1h-1zm-7 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M3 5h1v2h-1zm2 0h3v1h-3zm4 0h1v2h-1zm-5 1h1v3h-1zm1 0h1v1h-1zm2 0h2v1h-2zm-5 1h1v2h-1zm4 0h1v3h-1zm2 0h1v2h-1zm2 0h1v2h-1zm-7 1h1v4h-1zm6 0h1v4h-1zm-4 1h1v3h-1zm2 0h1v3h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm-4 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M3 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 4,
      d: 'M2 3h9v1h-9zm-1 1h2v1h-2zm9 0h2v1h-2zm-10 1h1v7h-1zm1 0h1v1h-1zm10 0h2v1h-2zm1 1h1v6h-1zm-11 5h1v2h-1zm10 0h1v2h-1zm-9 1h9v1h-9z',
    },
  ],
};
