import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeBlock } from './make-label.ts';

const {
  sumac,
  rose,
  olive,
  saffron,
  cream,
  petrol,
  teal,
  aqua,
  mist,
  citron,
  coral,
  sky,
  cobalt,
  white,
  lilac,
  mint,
} = palette;

export const cleaningPictures: Record<string, Subject> = {
  'nabulsi-soap': {
    vessel: 'soap',
    body: '#cfd0a0',
    wrapper: { paper: cream, motif: 'olive', threads: [sumac, olive, saffron] },
  },
  spray: {
    vessel: 'spray',
    body: aqua,
    head: white,
    trigger: coral,
    label: makeBlock('bubbles', [petrol, teal], white),
  },
  'glass-spray': {
    vessel: 'spray',
    body: sky,
    head: cobalt,
    trigger: citron,
    label: makeBlock('triangles', [mist, cobalt], sky),
  },
  'dish-soap': {
    vessel: 'bottle',
    shape: 'flask',
    liquid: citron,
    stopper: teal,
    label: makeBlock('dots', [teal, petrol], white),
  },
  'floor-cleaner': {
    vessel: 'jug',
    body: lilac,
    cap: petrol,
    label: makeBlock('wave', [petrol, '#8f78bf'], white),
  },
  bleach: { vessel: 'jug', body: white, cap: cobalt, label: makeBlock('bars', [cobalt, sky], mist) },
  laundry: {
    vessel: 'box',
    shape: 'wide',
    body: teal,
    print: { from: 0, composition: { shape: 'bubbles', colours: [mist, citron] } },
  },
  'fabric-softener': {
    vessel: 'squeeze-bottle',
    closure: 'dosing-cup',
    body: '#f2c3c0',
    cap: rose,
    label: makeBlock('leaf', ['#c9566b', white], '#fbe6e0'),
  },
  'toilet-cleaner': {
    vessel: 'squeeze-bottle',
    closure: 'bent-neck',
    body: cobalt,
    cap: coral,
    label: makeBlock('arcs', [sky, white], cobalt),
  },
  'hand-soap': {
    vessel: 'squeeze-bottle',
    closure: 'pump',
    body: mint,
    cap: white,
    label: makeBlock('leaf', [teal, citron], white),
  },
  tissues: { vessel: 'tissue-box', body: teal, composition: { shape: 'leaf', colours: [mint, aqua] } },
  'dishwasher-tablets': {
    vessel: 'pouch',
    body: sky,
    window: {
      frame: 'plate',
      contents: { kind: 'tablets', colours: ['#f4f7f4', '#e7eeee'], specks: cobalt },
    },
    composition: { shape: 'steps', colours: [cobalt, mist] },
  },
};
