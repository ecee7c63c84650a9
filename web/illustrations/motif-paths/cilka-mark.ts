// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const cilkaMark: MotifPaths = {
  width: 40,
  height: 12,
  paths: [
    {
      thread: 1,
      d: 'M0 4m4 0v4h-4a4 4 0 0 1 4-4zM4 4h4l-4 4zM0 8h4v4a4 4 0 0 1-4-4zM4 8v4h4zM10 0m2 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4zM10 4h4v4h-4zM10 8h4v4h-4zM16 0h4v4h-4zM16 4h4v4h-4zM16 8h4v4h-4zM22 0h4v4h-4zM22 4h4v4h-4zM26 4h4l-4 4zM22 8h4v4h-4zM26 8v4h4zM32 4m4 0v4h-4a4 4 0 0 1 4-4zM36 4h4v4h-4zM32 8h4v4a4 4 0 0 1-4-4zM36 8h4v4h-4z',
    },
  ],
};
