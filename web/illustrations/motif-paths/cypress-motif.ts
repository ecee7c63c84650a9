// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const cypressMotif: MotifPaths = {
  width: 13,
  height: 26,
  paths: [
    {
      thread: 1,
      d: 'M6 0h1v1h-1zm-1 1h1v2h-1zm2 0h1v2h-1zm-3 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm-3 1h1v2h-1zm4 0h1v2h-1zm-5 1h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-6 1h1v2h-1zm4 0h1v2h-1zm-5 1h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-6 1h1v1h-1zm4 0h1v1h-1zm-2 1h1v1h-1zm-1 3h3v2h-3zm-2 1h2v1h-2zm5 0h2v1h-2z',
    },
    {
      thread: 2,
      d: 'M6 1h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1z',
    },
  ],
};
