// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const heartlineMotif: MotifPaths = {
  width: 11,
  height: 10,
  paths: [
    {
      thread: 1,
      d: 'M1 0h3v1h-3zm6 0h3v1h-3zm-7 1h1v4h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v4h-1zm-5 1h1v1h-1zm-4 3h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v1h-1z',
    },
  ],
};
