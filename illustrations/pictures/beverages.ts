import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeBlock, makeCilkaPlate, makeLabel } from './make-label.ts';

const { sumac, leaf, saffron, linen, petrol, teal, mist, citron, coral, sky, cobalt, white, mint, maize } =
  palette;

export const beveragesPictures: Record<string, Subject> = {
  hibiscus: {
    vessel: 'jar',
    width: 112,
    height: 138,
    contents: { kind: 'petals', colours: ['#6b1230', '#82183a', '#551026'] },
    lid: { kind: 'cloth', colour: linen, pattern: 'stripe' },
    label: makeLabel('arch', 'rose', [sumac, sumac, saffron]),
    labelWidth: 70,
    labelHeight: 76,
  },
  'black-tea': {
    vessel: 'tin',
    shape: 'tall',
    body: coral,
    composition: { shape: 'arcs', colours: [petrol, coral] },
    label: makeLabel('oval', 'dallah', [petrol, coral, petrol], white),
    top: { lid: petrol },
  },
  'mint-tea': {
    vessel: 'tea-box',
    body: teal,
    tag: citron,
    composition: { shape: 'leaf', colours: [mint, citron] },
  },
  'green-tea': {
    vessel: 'box',
    shape: 'wide',
    body: '#c9dba0',
    print: { from: 0.34, composition: { shape: 'leaf', colours: [leaf, '#8fb35c'] } },
  },
  coffee: {
    vessel: 'pouch',
    body: petrol,
    window: { frame: 'plate', contents: { kind: 'beans', colours: ['#4a2d22', '#5a382a', '#3b2219'] } },
    label: makeCilkaPlate('dallah', [petrol, coral, teal], mist),
    tie: coral,
  },
  'turkish-coffee': {
    vessel: 'pouch',
    body: '#6b2417',
    window: { frame: 'arch', contents: { kind: 'powder', colours: ['#3b2118'], specks: '#93a253' } },
    label: makeLabel('oval', 'dallah', [petrol, coral, petrol], '#f6e7cf'),
    tie: maize,
  },
  sahlab: {
    vessel: 'pouch',
    body: '#efd2bd',
    window: { frame: 'plate', contents: { kind: 'powder', colours: ['#fbf4e6'], specks: '#a8643c' } },
    composition: { shape: 'arcs', colours: ['#c9825a', '#a85c3c'] },
    tie: petrol,
  },
  'instant-coffee': {
    vessel: 'jar',
    width: 100,
    height: 132,
    contents: { kind: 'coarse', colours: ['#5c3422', '#6e412b', '#4b2919'] },
    lid: { kind: 'metal', colour: coral },
    label: makeBlock('steps', [coral, petrol], white),
  },
  'hot-chocolate': {
    vessel: 'tin',
    shape: 'tall',
    body: '#5a3020',
    composition: { shape: 'dots', colours: ['#fbe7c4', coral] },
    top: { lid: maize },
  },
  'orange-juice': {
    vessel: 'carton',
    body: '#f2a33a',
    cap: teal,
    composition: { shape: 'sun', colours: ['#e8743b', white] },
  },
  'apple-juice': {
    vessel: 'bottle',
    shape: 'round',
    liquid: '#d9a032',
    stopper: leaf,
    label: makeBlock('leaf', [leaf, citron], white),
  },
  'mineral-water': {
    vessel: 'bottle',
    shape: 'water',
    liquid: '#bfe0ea',
    stopper: cobalt,
    label: makeBlock('wave', [sky, cobalt], white),
  },
  'sparkling-lemon': {
    vessel: 'can',
    body: mist,
    composition: { shape: 'dots', colours: [citron, teal] },
  },
  mango: {
    vessel: 'can',
    body: maize,
    composition: { shape: 'arcs', colours: [coral, '#fbe7a8'] },
  },
  tamarind: {
    vessel: 'bottle',
    shape: 'square',
    liquid: '#6a3320',
    pulp: true,
    stopper: teal,
    label: makeBlock('steps', [coral, petrol], mist),
  },
};
