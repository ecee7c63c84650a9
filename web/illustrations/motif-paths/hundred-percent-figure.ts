// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const hundredPercentFigure: MotifPaths = {
  width: 31,
  height: 9,
  paths: [
    {
      thread: 1,
      d: 'M2 0h2v9h-2zm5 0h5v2h-5zm9 0h5v2h-5zm14 0h1v2h-1zm-29 1h1v2h-1zm5 0h1v7h-1zm6 0h1v7h-1zm3 0h1v7h-1zm6 0h1v7h-1zm8 0h1v2h-1zm-29 1h1v1h-1zm7 0h1v7h-1zm4 0h1v7h-1zm5 0h1v7h-1zm4 0h1v7h-1zm8 0h1v3h-1zm-1 1h1v3h-1zm-1 2h1v2h-1zm-1 1h1v2h-1zm-17 1h3v2h-3zm9 0h3v2h-3zm7 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M24 0h2v2h-2zm5 7h2v2h-2z',
    },
  ],
};
