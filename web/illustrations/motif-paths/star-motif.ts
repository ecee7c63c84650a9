// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const starMotif: MotifPaths = {
  width: 21,
  height: 21,
  paths: [
    {
      thread: 1,
      d: 'M5 0h1v5h-1zm10 0h1v5h-1zm-9 1h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v5h-1zm2 0h1v5h-1zm-11 1h5v1h-5zm6 0h1v1h-1zm8 0h1v1h-1zm2 0h5v1h-5zm-15 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-17 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-15 1h1v1h-1zm4 0h1v2h-1zm6 0h1v2h-1zm4 0h1v1h-1zm-13 1h3v1h-3zm4 0h1v1h-1zm4 0h1v1h-1zm2 0h3v1h-3zm-10 2h5v1h-5zm8 0h5v1h-5zm-9 1h1v1h-1zm4 0h1v1h-1zm2 0h1v5h-1zm2 0h1v5h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-15 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-17 1h1v2h-1zm4 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm4 0h1v2h-1zm-19 1h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm8 0h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm-15 1h1v5h-1zm10 0h1v5h-1zm-7 1h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm6 0h1v1h-1zm-7 1h1v1h-1zm8 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M6 2h1v3h-1zm8 0h1v3h-1zm-7 1h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-10 2h3v1h-3zm14 0h3v1h-3zm-13 1h3v1h-3zm12 0h2v2h-2zm2 0h1v1h-1zm-13 1h3v1h-3zm10 0h1v1h-1zm-10 4h3v1h-3zm10 0h3v1h-3zm-11 1h2v2h-2zm2 0h1v1h-1zm10 0h3v1h-3zm-13 1h1v1h-1zm6 0h1v3h-1zm4 0h1v3h-1zm4 0h3v1h-3zm-9 1h1v3h-1zm6 0h1v3h-1zm-7 1h1v3h-1zm8 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm18 0h1v1h-1zm-17 1h1v1h-1zm16 0h1v1h-1zm-15 1h1v1h-1zm14 0h1v1h-1zm-7 7h1v1h-1zm-7 7h1v1h-1zm14 0h1v1h-1zm-15 1h1v1h-1zm16 0h1v1h-1zm-17 1h1v1h-1zm18 0h1v1h-1z',
    },
  ],
};
