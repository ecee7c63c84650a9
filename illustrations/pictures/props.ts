import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';

/** Things that stand on shelves and are not for sale. */
export const propPictures: Record<string, Subject> = {
  'prop-clay': {
    vessel: 'clay-jar',
    body: '#b9663f',
    lid: { kind: 'cloth', colour: palette.sumac, pattern: 'stitch' },
  },
  /** Shown where a photograph is missing or cannot be loaded. */
  placeholder: {
    vessel: 'jar',
    contents: { kind: 'liquid', colours: ['#e6dcc8'] },
    headroom: 60,
    lid: { kind: 'metal', colour: '#b7a78b' },
    label: {
      kind: 'plate',
      motif: 'starlet',
      threads: ['#85765e', '#85765e', '#b7a78b'],
      paper: palette.cream,
      mark: 'none',
    },
  },
};
