// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const oliveMotif: MotifPaths = {
  width: 21,
  height: 20,
  paths: [
    {
      thread: 1,
      d: 'M16 3h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1zm-1 4h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1zm-18 1h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M8 0h2v3h-2zm-2 1h1v17h-1zm1 0h1v1h-1zm5 0h2v3h-2zm-7 1h1v2h-1zm6 0h1v3h-1zm-4 1h2v1h-2zm3 0h1v3h-1zm3 1h1v1h-1zm-12 1h2v4h-2zm8 0h1v1h-1zm-9 1h1v2h-1zm3 0h1v4h-1zm5 0h1v1h-1zm4 0h2v3h-2zm-8 1h1v3h-1zm3 0h1v1h-1zm3 0h2v3h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm1 1h1v1h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm5 0h3v2h-3zm-8 1h1v2h-1zm6 0h2v3h-2zm-2 1h2v1h-2zm4 0h2v1h-2zm-5 1h2v1h-2zm0 1h1v1h-1zm-2 1h1v2h-1zm-1 1h1v2h-1zm-1 1h1v1h-1z',
    },
  ],
};
