import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeLabel } from './make-label.ts';

const { sumac, bright, olive, leaf, saffron, gold, cream, linen, ink, petrol } = palette;

export const picklesPictures: Record<string, Subject> = {
  'green-olives': {
    vessel: 'jar',
    contents: { kind: 'olives', colours: ['#97a140', '#a9b04f', '#828f35'], oil: '#c9cf8e' },
    lid: { kind: 'cloth', colour: olive, pattern: 'check' },
    label: makeLabel('plate', 'olive', [sumac, olive, saffron]),
    labelWidth: 72,
  },
  'black-olives': {
    vessel: 'bowl',
    decoration: 'petals',
    paint: [petrol, sumac],
    contents: { kind: 'olives', colours: ['#34222e', '#43303a', '#2a1a24'] },
    heap: 56,
  },
  makdous: {
    vessel: 'jar',
    width: 122,
    height: 150,
    contents: {
      kind: 'makdous',
      colours: ['#4c2745', '#5a3150', '#3f1f3a'],
      oil: '#b99a35',
      specks: '#c4452c',
    },
    lid: { kind: 'metal', colour: gold },
  },
  turnip: {
    vessel: 'jar',
    contents: { kind: 'sticks', colours: ['#dc5f86', '#e67c9b', '#cf4a74'], oil: '#e58aa6' },
    lid: { kind: 'metal', colour: sumac },
    label: makeLabel('band', 'rose', [sumac, sumac, saffron]),
    labelHeight: 52,
  },
  cucumber: {
    vessel: 'jar',
    contents: { kind: 'cucumber', colours: ['#6f8a35', '#7f9a40', '#5f7a2e'], oil: '#c3cb7a' },
    lid: { kind: 'cloth', colour: linen, pattern: 'plain' },
    label: makeLabel('oval', 'rose', [leaf, leaf, saffron]),
    labelWidth: 68,
    labelHeight: 62,
  },
  'vine-leaves': {
    vessel: 'jar',
    width: 112,
    height: 140,
    contents: { kind: 'rolls', colours: ['#6b7435', '#7a8240', '#5b652c'] },
    lid: { kind: 'metal', colour: olive },
    label: makeLabel('plate', 'vine', [sumac, olive, saffron]),
    labelWidth: 76,
    labelHeight: 46,
  },
  shatta: {
    vessel: 'jar',
    width: 98,
    height: 112,
    contents: { kind: 'paste', colours: ['#b8281f'], specks: '#f0c15a' },
    lid: { kind: 'cloth', colour: ink, pattern: 'dots' },
    label: makeLabel('plate', 'chilli', [bright, leaf, saffron]),
    labelWidth: 60,
  },
  'pickled-lemon': {
    vessel: 'jar',
    width: 124,
    height: 142,
    contents: { kind: 'lemons', colours: ['#ecc93f', '#e3b92f', '#f2d559'], oil: '#dcc46a' },
    lid: { kind: 'cloth', colour: saffron, pattern: 'stripe' },
    label: makeLabel('band', 'lemon', ['#c98a1c', leaf, '#e8c23f']),
    labelHeight: 60,
  },
  'pickled-peppers': {
    vessel: 'jar',
    width: 102,
    height: 158,
    contents: { kind: 'peppers', colours: ['#a3b23f', '#c3402c', '#b7bf57', '#8fa034'], oil: '#d5d08a' },
    lid: { kind: 'metal', colour: leaf },
    label: makeLabel('oval', 'chilli', [bright, leaf, saffron], cream),
    labelWidth: 62,
    labelHeight: 62,
  },
  'mixed-pickles': {
    vessel: 'jar',
    width: 122,
    height: 154,
    contents: {
      kind: 'mixed-pickles',
      colours: ['#7f9a40', '#e58a35', '#f1e6bf', '#dc6f90', '#c3402c'],
      oil: '#ddd896',
    },
    lid: { kind: 'cloth', colour: bright, pattern: 'check' },
    label: makeLabel('arch', 'jar', [sumac, leaf, saffron, ink]),
    labelWidth: 62,
    labelHeight: 70,
  },
};
