// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const heartMotif: MotifPaths = {
  width: 11,
  height: 10,
  paths: [
    {
      thread: 1,
      d: 'M1 0h3v6h-3zm6 0h3v6h-3zm-7 1h1v4h-1zm4 0h1v8h-1zm2 0h1v8h-1zm4 0h1v4h-1zm-5 1h1v8h-1zm-3 4h2v1h-2zm5 0h2v1h-2zm-4 1h1v1h-1zm4 0h1v1h-1z',
    },
  ],
};
