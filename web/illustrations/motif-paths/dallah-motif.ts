// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const dallahMotif: MotifPaths = {
  width: 16,
  height: 18,
  paths: [
    {
      thread: 1,
      d: 'M7 0h1v3h-1zm-1 1h1v1h-1zm2 0h1v1h-1zm4 3h2v1h-2zm-8 1h7v1h-7zm10 0h1v6h-1zm-14 1h1v2h-1zm4 0h1v4h-1zm1 0h1v1h-1zm4 0h2v1h-2zm-8 1h1v2h-1zm9 0h1v3h-1zm-8 1h2v2h-2zm9 0h1v4h-1zm1 1h1v5h-1zm-9 1h1v2h-1zm10 0h1v1h-1zm-11 1h1v3h-1zm-1 2h1v3h-1zm12 0h1v3h-1zm-11 2h1v3h-1zm10 0h1v3h-1zm-9 1h9v2h-9zm-2 1h1v1h-1zm12 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M5 11h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M6 3h3v2h-3zm-1 1h1v1h-1zm4 0h1v1h-1zm-3 3h3v1h-3zm0 1h1v2h-1zm2 0h1v2h-1zm-1 1h1v1h-1z',
    },
  ],
};
