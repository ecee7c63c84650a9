import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeCilkaPlate, makeLabel } from './make-label.ts';

const { sumac, brick, olive, saffron, gold, petrol, teal, mist, coral, cobalt, white } = palette;

export const grainsPictures: Record<string, Subject> = {
  freekeh: {
    vessel: 'sack',
    body: '#d6c092',
    contents: { kind: 'grains', colours: ['#8a8f4a', '#767c3b', '#9ea45c'] },
    heap: 56,
    label: makeLabel('plate', 'wheat', [olive, olive, saffron], '#e6d5ab'),
  },
  burghul: {
    vessel: 'sack',
    body: '#e4d4b2',
    contents: { kind: 'coarse', colours: ['#c89a52', '#b5853f', '#d8ae69'] },
    heap: 52,
    label: makeLabel('plate', 'wheat', [sumac, sumac, saffron], '#efe3c8'),
  },
  maftoul: {
    vessel: 'bowl',
    body: '#b9663f',
    decoration: 'zigzag',
    paint: ['#f3e3c4', '#f3e3c4'],
    contents: { kind: 'pearls', colours: ['#d9be8a', '#cbac74', '#e6cf9f'] },
    heap: 58,
  },
  'red-lentils': {
    vessel: 'jar',
    width: 108,
    height: 148,
    contents: { kind: 'lentils', colours: ['#e08a45', '#d47a36', '#eb9d5c'] },
    lid: { kind: 'metal', colour: gold },
    label: makeLabel('plate', 'starlet', [sumac, olive, saffron]),
    labelWidth: 64,
    labelHeight: 54,
  },
  chickpeas: {
    vessel: 'sack',
    body: '#cfae7d',
    contents: { kind: 'chickpeas', colours: ['#e3c68e', '#d6b578', '#edd6a6'] },
    heap: 54,
    label: makeLabel('oval', 'star', [sumac, sumac, saffron], '#e9d3a8'),
  },
  fava: {
    vessel: 'sack',
    body: '#d9c39a',
    contents: { kind: 'beans', colours: ['#b58a55', '#a3774a', '#c79c66'] },
    label: makeLabel('plate', 'starlet', [brick, brick, brick], '#e6d3ae'),
  },
  flour: {
    vessel: 'tied-sack',
    body: '#e3d3af',
    twine: sumac,
    label: makeLabel('plate', 'wheat', [sumac, sumac, saffron]),
  },
  jreesh: {
    vessel: 'pouch',
    body: '#b98a5a',
    window: { frame: 'plate', contents: { kind: 'coarse', colours: ['#e2c58c', '#d4b272', '#eed9ab'] } },
    label: makeLabel('oval', 'wheat', [brick, brick, saffron]),
  },
  basmati: {
    vessel: 'pouch',
    body: mist,
    window: { frame: 'plate', contents: { kind: 'grains', colours: ['#f7f1e1', '#ece3cc', '#fdf9ee'] } },
    label: makeCilkaPlate('wheat', [petrol, teal, coral], white),
    tie: petrol,
  },
  'short-rice': {
    vessel: 'sack',
    body: '#bcd9d4',
    contents: { kind: 'coarse', colours: ['#fbf6e8', '#f1e9d3', '#fffdf4'] },
    heap: 52,
    label: makeCilkaPlate('wheat', [petrol, teal, coral], white),
  },
  yeast: {
    vessel: 'tin',
    shape: 'small',
    body: coral,
    composition: { shape: 'bubbles', colours: ['#fbe7c4', '#f6c98f'] },
    top: { lid: teal },
  },
  oats: {
    vessel: 'box',
    shape: 'standard',
    body: coral,
    print: { from: 0.3, composition: { shape: 'sun', colours: ['#fbe7c4', petrol] } },
  },
  cornflakes: {
    vessel: 'box',
    shape: 'tall',
    body: '#f5c445',
    print: { from: 0.32, composition: { shape: 'bubbles', colours: [coral, white] } },
  },
  semolina: {
    vessel: 'pouch',
    body: '#f1dd9f',
    composition: { shape: 'wave', colours: ['#e8b64c', cobalt] },
    label: makeCilkaPlate('wheat', [cobalt, cobalt, coral], white),
  },
};
