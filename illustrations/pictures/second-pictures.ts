import { palette } from '../palette.ts';
import type { Picture, Subject } from '../picture.ts';

/** Second pictures of some products, by product key: the contents of the jar or the sack, or its packaging. */
const subjects: Record<string, Subject> = {
  'green-olives': {
    vessel: 'bowl',
    decoration: 'zigzag',
    contents: { kind: 'olives', colours: ['#97a140', '#a9b04f', '#828f35'] },
    heap: 56,
  },
  'black-olives': {
    vessel: 'jar',
    contents: { kind: 'olives', colours: ['#34222e', '#43303a', '#2a1a24'], oil: '#b99a35' },
    lid: { kind: 'cloth', colour: palette.petrol, pattern: 'check' },
  },
  chickpeas: {
    vessel: 'bowl',
    decoration: 'petals',
    contents: { kind: 'chickpeas', colours: ['#e3c68e', '#d6b578', '#edd6a6'] },
    heap: 52,
  },
};

/** By file name. */
export const secondPictures: Record<string, Picture> = Object.fromEntries(
  Object.entries(subjects).map(([key, subject]) => [`${key}-second`, { key: `${key}-second`, ...subject }]),
);
