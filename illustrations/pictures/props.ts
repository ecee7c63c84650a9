import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';

/** Objects on shelves that are not for sale. */
export const propPictures: Record<string, Subject> = {
  'prop-clay': {
    vessel: 'clay-jar',
    body: '#b9663f',
    lid: { kind: 'cloth', colour: palette.sumac, pattern: 'stitch' },
  },
  /** For an empty cart. */
  'prop-basket': { vessel: 'basket', body: '#c9995a', cloth: palette.cream, thread: palette.sumac },
  /** For an empty list of favourites. */
  'prop-heart': {
    vessel: 'jar',
    contents: { kind: 'liquid', colours: ['#efe6d2'] },
    headroom: 96,
    lid: { kind: 'cloth', colour: palette.sumac, pattern: 'stitch' },
    label: {
      kind: 'plate',
      motif: 'heart',
      threads: [palette.sumac, palette.sumac, palette.sumac],
      paper: palette.cream,
      mark: 'none',
    },
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
