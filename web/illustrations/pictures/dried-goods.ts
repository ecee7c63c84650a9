import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeBlock, makeLabel } from './make-label.ts';

const { sumac, brick, olive, leaf, saffron, cream, plum, petrol, teal, aqua, mist, citron, coral } = palette;
const { sky, cobalt, white, tomato } = palette;

export const driedGoodsPictures: Record<string, Subject> = {
  quttain: {
    vessel: 'crate',
    body: '#c79a5e',
    contents: { kind: 'figs', colours: ['#a87a45', '#b98b55', '#946736'] },
    heap: 50,
  },
  medjool: {
    vessel: 'crate',
    body: '#b98a55',
    contents: { kind: 'dates', colours: ['#5f3020', '#6f3b26', '#4f2618'] },
    heap: 46,
    label: makeLabel('oval', 'cypress', [sumac, sumac, saffron]),
  },
  amardeen: {
    vessel: 'slab',
    body: '#d9822b',
    sleeve: { motif: 'moon', threads: [sumac, olive, saffron], paper: cream },
  },
  raisins: {
    vessel: 'pouch',
    body: '#d9c094',
    window: { frame: 'arch', contents: { kind: 'raisins', colours: ['#b98530', '#a06f26', '#cc9a45'] } },
    label: makeLabel('plate', 'vine', [plum, olive, saffron]),
  },
  'sun-tomatoes': {
    vessel: 'jar',
    width: 110,
    height: 138,
    contents: { kind: 'tomatoes', colours: ['#a93322', '#bd4530', '#96291c'], oil: '#c8962f' },
    lid: { kind: 'cloth', colour: leaf, pattern: 'check' },
    label: makeLabel('plate', 'starlet', [sumac, leaf, saffron]),
    labelWidth: 60,
    labelHeight: 48,
  },
  fava: {
    vessel: 'sack',
    body: '#d9c39a',
    contents: { kind: 'beans', colours: ['#b58a55', '#a3774a', '#c79c66'] },
    label: makeLabel('plate', 'starlet', [brick, brick, brick], '#e6d3ae'),
  },
  'dried-molokhia': {
    vessel: 'sack',
    body: '#cbb183',
    contents: { kind: 'flakes', colours: ['#4d6136', '#5b7040', '#3f522c'] },
    heap: 60,
    label: makeLabel('oval', 'sprig', [leaf, leaf, leaf], '#e6d5ab'),
  },
  'dried-okra': {
    vessel: 'string-of-pods',
    colours: ['#7d8a4a', '#8f9a58', '#6c7a3e'],
    thread: '#cdb083',
  },
  walnuts: {
    vessel: 'bowl',
    body: '#a8583a',
    decoration: 'zigzag',
    paint: [cream, cream],
    contents: { kind: 'walnuts', colours: ['#c69a63', '#b98b54', '#d2a972'] },
    heap: 58,
  },
  spaghetti: {
    vessel: 'box',
    shape: 'tall',
    body: cobalt,
    window: { kind: 'spaghetti', colour: '#eccb7a' },
    band: makeBlock('triangles', [sky, citron], cobalt),
  },
  sugar: {
    vessel: 'box',
    shape: 'standard',
    body: white,
    print: { from: 0.28, composition: { shape: 'steps', colours: [aqua, petrol] } },
  },
  'tomato-paste': {
    vessel: 'tin',
    shape: 'tall',
    body: tomato,
    composition: { shape: 'bars', colours: [tomato, leaf] },
    label: makeLabel('oval', 'chilli', [tomato, leaf, saffron], white),
    top: 'ring',
  },
  tuna: {
    vessel: 'tin',
    shape: 'flat',
    body: sky,
    composition: { shape: 'arcs', colours: [cobalt, mist] },
    top: 'ring',
  },
  biscuits: {
    vessel: 'box',
    shape: 'wide',
    body: citron,
    print: { from: 0.1, composition: { shape: 'dots', colours: [petrol, teal] } },
  },
  penne: {
    vessel: 'pouch',
    body: tomato,
    window: {
      frame: 'plate',
      contents: { kind: 'penne', colours: ['#ecc873', '#e3b95e', '#f2d58c'] },
    },
    composition: { shape: 'leaf', colours: ['#e6604a', '#f0a04e'] },
  },
  vermicelli: {
    vessel: 'box',
    shape: 'standard',
    body: teal,
    window: { kind: 'threads', colours: ['#eccd84', '#e0bb68', '#f5dda0'] },
    band: makeBlock('wave', [mist, citron], petrol),
  },
  'canned-hummus': {
    vessel: 'tin',
    shape: 'wide',
    body: petrol,
    composition: { shape: 'bubbles', colours: ['#ecd29a', '#d9b871'] },
    top: 'ring',
  },
  'canned-fava': {
    vessel: 'tin',
    shape: 'tall',
    body: '#8a5a34',
    composition: { shape: 'wave', colours: [coral, cream] },
    top: 'ring',
  },
};
