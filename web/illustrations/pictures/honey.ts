import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeLabel } from './make-label.ts';

const { sumac, olive, sprout, saffron, gold, cream, linen, rose, ink, leaf } = palette;

/** The bee's wings. */
const gauze = '#a9b7b0';

export const honeyPictures: Record<string, Subject> = {
  'wild-honey': {
    vessel: 'honey-jar',
    honey: '#d98f1f',
    dipper: true,
    lid: { kind: 'metal', colour: gold },
    label: makeLabel('plate', 'bee', [ink, olive, saffron, gauze]),
  },
  'sidr-honey': {
    vessel: 'honey-jar',
    honey: '#9c4f14',
    dipper: false,
    lid: { kind: 'cloth', colour: saffron, pattern: 'stripe' },
    label: makeLabel('arch', 'bee', [sumac, olive, saffron, gauze]),
  },
  honeycomb: {
    vessel: 'jar',
    width: 118,
    height: 112,
    contents: { kind: 'comb', colours: ['#dc9a22'] },
    lid: { kind: 'cloth', colour: linen, pattern: 'dots' },
    label: makeLabel('oval', 'bee', [ink, olive, saffron, gauze]),
    labelWidth: 64,
    labelHeight: 50,
  },
  'fig-jam': {
    vessel: 'jar',
    width: 104,
    height: 112,
    contents: { kind: 'paste', colours: ['#6d2b38'], specks: '#eac98a' },
    lid: { kind: 'cloth', colour: rose, pattern: 'check' },
    label: makeLabel('plate', 'fig', [sumac, olive, saffron]),
    labelWidth: 62,
  },
  'apricot-jam': {
    vessel: 'jar',
    width: 112,
    height: 122,
    contents: { kind: 'paste', colours: ['#e2862a'], specks: '#f6bd62' },
    lid: { kind: 'metal', colour: leaf },
    label: makeLabel('band', 'apricot', ['#cf6a24', leaf, '#f0b057']),
    labelHeight: 56,
  },
  halva: {
    vessel: 'slab',
    body: '#dcc59a',
    nuts: '#7f9a4a',
    sleeve: { motif: 'rose', threads: [olive, sprout, saffron], paper: cream },
  },
};
