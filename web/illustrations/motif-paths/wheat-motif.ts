// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const wheatMotif: MotifPaths = {
  width: 9,
  height: 27,
  paths: [
    {
      thread: 1,
      d: 'M4 19h1v8h-1zm-2 3h1v2h-1zm4 0h1v2h-1zm-3 1h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M4 0h1v1h-1zm-1 1h1v3h-1zm2 0h1v3h-1zm-1 1h1v6h-1zm-3 1h1v2h-1zm6 0h1v2h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm-5 1h1v2h-1zm8 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm2 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm2 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v2h-1zm-1 1h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};
