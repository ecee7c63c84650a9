// Made by illustrations/draw-all.ts.
import type { MotifPaths } from '../motif-paths.ts';

export const bigstarMotif: MotifPaths = {
  width: 33,
  height: 33,
  paths: [
    {
      thread: 1,
      d: 'M8 0h1v8h-1zm16 0h1v8h-1zm-15 1h1v1h-1zm14 0h1v1h-1zm-13 1h1v1h-1zm12 0h1v1h-1zm-11 1h1v1h-1zm10 0h1v1h-1zm-9 1h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v8h-1zm2 0h1v8h-1zm-17 1h8v1h-8zm9 0h1v1h-1zm14 0h1v1h-1zm2 0h8v1h-8zm-24 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm12 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-29 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm10 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-27 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm8 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-25 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-23 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-21 1h1v1h-1zm7 0h1v2h-1zm6 0h1v2h-1zm7 0h1v1h-1zm-19 1h6v1h-6zm7 0h1v1h-1zm4 0h1v1h-1zm2 0h6v1h-6zm-13 2h8v1h-8zm11 0h8v1h-8zm-12 1h1v1h-1zm7 0h1v1h-1zm2 0h1v8h-1zm2 0h1v8h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-21 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-23 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-25 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm8 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-27 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm10 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-29 1h1v2h-1zm7 0h1v1h-1zm2 0h1v1h-1zm12 0h1v1h-1zm2 0h1v1h-1zm7 0h1v2h-1zm-31 1h1v1h-1zm2 0h6v1h-6zm7 0h1v1h-1zm14 0h1v1h-1zm2 0h6v1h-6zm7 0h1v1h-1zm-24 1h1v8h-1zm16 0h1v8h-1zm-10 1h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm6 0h1v1h-1zm-7 1h1v1h-1zm8 0h1v1h-1zm-9 1h1v1h-1zm10 0h1v1h-1zm-11 1h1v1h-1zm12 0h1v1h-1zm-13 1h1v1h-1zm14 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M9 2h1v6h-1zm14 0h1v6h-1zm-13 1h1v6h-1zm12 0h1v6h-1zm-11 1h1v6h-1zm10 0h1v6h-1zm-9 1h1v6h-1zm8 0h1v6h-1zm-7 1h1v6h-1zm6 0h1v6h-1zm-5 1h1v6h-1zm4 0h1v6h-1zm-16 2h6v1h-6zm23 0h6v1h-6zm-22 1h6v1h-6zm21 0h2v5h-2zm2 0h4v1h-4zm-22 1h6v1h-6zm19 0h1v4h-1zm3 0h3v1h-3zm-21 1h6v1h-6zm17 0h1v3h-1zm4 0h2v1h-2zm-20 1h6v1h-6zm15 0h1v2h-1zm5 0h1v1h-1zm-19 1h6v1h-6zm13 0h1v1h-1zm-13 4h6v1h-6zm13 0h6v1h-6zm-14 1h2v5h-2zm2 0h4v1h-4zm13 0h6v1h-6zm-16 1h1v4h-1zm3 0h3v1h-3zm6 0h1v6h-1zm4 0h1v6h-1zm4 0h6v1h-6zm-18 1h1v3h-1zm4 0h2v1h-2zm5 0h1v6h-1zm6 0h1v6h-1zm4 0h6v1h-6zm-20 1h1v2h-1zm5 0h1v1h-1zm4 0h1v6h-1zm8 0h1v6h-1zm4 0h6v1h-6zm-22 1h1v1h-1zm9 0h1v6h-1zm10 0h1v6h-1zm4 0h6v1h-6zm-15 1h1v6h-1zm12 0h1v6h-1zm-13 1h1v6h-1zm14 0h1v6h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm30 0h1v1h-1zm-29 1h1v1h-1zm28 0h1v1h-1zm-27 1h1v1h-1zm26 0h1v1h-1zm-25 1h1v1h-1zm24 0h1v1h-1zm-23 1h1v1h-1zm22 0h1v1h-1zm-21 1h1v1h-1zm20 0h1v1h-1zm-10 10h1v1h-1zm-10 10h1v1h-1zm20 0h1v1h-1zm-21 1h1v1h-1zm22 0h1v1h-1zm-23 1h1v1h-1zm24 0h1v1h-1zm-25 1h1v1h-1zm26 0h1v1h-1zm-27 1h1v1h-1zm28 0h1v1h-1zm-29 1h1v1h-1zm30 0h1v1h-1z',
    },
  ],
};
