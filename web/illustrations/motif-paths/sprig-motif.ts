// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const sprigMotif: MotifPaths = {
  width: 13,
  height: 21,
  paths: [
    {
      thread: 2,
      d: 'M6 0h1v5h-1zm-1 1h1v2h-1zm2 0h1v2h-1zm-5 1h1v5h-1zm8 0h1v5h-1zm-9 1h1v3h-1zm2 0h1v5h-1zm6 0h1v5h-1zm2 0h1v3h-1zm-11 1h1v1h-1zm4 0h1v3h-1zm4 0h1v3h-1zm4 0h1v1h-1zm-7 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v5h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-11 1h1v3h-1zm10 0h1v3h-1zm-9 1h2v3h-2zm7 0h2v3h-2zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v4h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-11 1h2v3h-2zm9 0h2v3h-2zm-7 1h2v3h-2zm5 0h2v3h-2zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v4h-1z',
    },
  ],
};
