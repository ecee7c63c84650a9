// Made by illustrations/draw-all.ts.
import type { Unravelled } from '../motif-paths.ts';

export const unravelledFigure: Unravelled = {
  viewBox: '-.5 -1 38 17',
  stitches:
    'M0 0h2v6h-2zm5 0h2v9h-2zm5 0h5v2h-5zm8 0h2v6h-2zm5 0h2v3h-2zm-14 1h1v7h-1zm6 0h1v7h-1zm-5 1h1v7h-1zm4 0h1v7h-1zm9 1h1v2h-1zm-21 1h3v2h-3zm18 0h3v1h-3zm0 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-1 1h1v1h-1zm-12 1h3v2h-3z',
  holes:
    'M24.2 3.2h0M24.8 3.2h0M24.2 3.8h0M24.8 3.8h0M24.2 4.2h0M24.8 4.2h0M24.2 4.8h0M24.8 4.8h0M21.2 5.2h0M21.8 5.2h0M21.2 5.8h0M21.8 5.8h0M23.2 5.2h0M23.8 5.2h0M23.2 5.8h0M23.8 5.8h0M24.2 6.2h0M24.8 6.2h0M24.2 6.8h0M24.8 6.8h0M24.2 7.2h0M24.8 7.2h0M24.2 7.8h0M24.8 7.8h0M24.2 8.2h0M24.8 8.2h0M24.2 8.8h0M24.8 8.8h0M23.2 7.2h0M23.8 7.2h0M23.2 7.8h0M23.8 7.8h0M23.2 8.2h0M23.8 8.2h0M23.2 8.8h0M23.8 8.8h0',
  thread:
    'M22.7 5.5C24 8 21 9.5 19.5 11S18 14.5 21.5 14.2S26.5 9.5 29 11.2S27 15 24.5 13.8S26 10 30 9.2L32.6 6.4',
  needle: {
    transform: 'rotate(46 32.6 6.4)',
    body: 'M32.6 8.6l-.36-7.6q.36-.8.72 0z',
    eye: 'M32.6 2.6v-1',
  },
};
