import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeLabel } from './make-label.ts';

const { sumac, brick, olive, saffron, teal, mist, sky, cobalt, white, mint, maize } = palette;

export const dairyPictures: Record<string, Subject> = {
  'labneh-balls': {
    vessel: 'jar',
    contents: { kind: 'balls', colours: ['#fbf6e8'], oil: '#c3b03a', specks: '#5f7a35' },
    lid: { kind: 'cloth', colour: sumac, pattern: 'stitch' },
    label: makeLabel('band', 'starlet', [sumac, olive, saffron]),
  },
  labneh: {
    vessel: 'bowl',
    decoration: 'petals',
    contents: { kind: 'swirl', colours: ['#fbf7ec'], oil: '#c6a92b', specks: '#5f7a35' },
    heap: 62,
  },
  nabulsi: { vessel: 'cheese', cut: 'blocks', colour: '#f6eedb', seeds: '#2b2420' },
  halloumi: { vessel: 'cheese', cut: 'halloumi', colour: '#f8f1e0' },
  akkawi: { vessel: 'cheese', cut: 'basket', colour: '#f9f3e5' },
  majdouleh: { vessel: 'cheese', cut: 'braid', colour: '#f8f1e2' },
  jameed: { vessel: 'cheese', cut: 'balls', colour: '#f0e6d2' },
  shanklish: { vessel: 'cheese', cut: 'balls', colour: '#8b9560', seeds: '#a3392f' },
  samneh: {
    vessel: 'tin',
    shape: 'pail',
    body: saffron,
    stripe: sumac,
    label: makeLabel('oval', 'sheep', [sumac, olive, sumac]),
    top: { lid: sumac },
  },
  yogurt: {
    vessel: 'tub',
    body: '#fbf7ec',
    lid: olive,
    height: 95,
    print: { kind: 'motif', motif: 'sheep', threads: [olive, sumac, saffron] },
  },
  kishk: {
    vessel: 'sack',
    body: '#c9b083',
    contents: { kind: 'powder', colours: ['#f3e8cd'], specks: '#cfa765' },
    heap: 56,
    label: makeLabel('plate', 'sheep', [brick, brick, saffron], '#efe2c2'),
  },
  milk: {
    vessel: 'carton',
    body: white,
    cap: cobalt,
    composition: { shape: 'wave', colours: [sky, cobalt] },
    sign: { motif: 'drop', threads: [cobalt] },
  },
  ayran: {
    vessel: 'cup',
    body: white,
    foil: '#cfd8dc',
    composition: { shape: 'wave', colours: [teal, mint] },
  },
  'powdered-milk': {
    vessel: 'tin',
    shape: 'tall',
    body: sky,
    composition: { shape: 'sun', colours: [mist, white] },
    label: makeLabel('oval', 'drop', [cobalt, cobalt, sky, cobalt], white),
    top: { lid: maize },
  },
  eggs: { vessel: 'egg-tray', body: '#b9a68a', shells: ['#d9a273', '#e3b486', '#cf9463'] },
  'cream-cheese': {
    vessel: 'tub',
    body: white,
    lid: sky,
    height: 72,
    print: { kind: 'composition', composition: { shape: 'arcs', colours: [mist, cobalt] } },
  },
};
