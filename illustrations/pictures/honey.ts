import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeBlock, makeCilkaPlate, makeLabel } from './make-label.ts';

const {
  sumac,
  rose,
  olive,
  sprout,
  leaf,
  saffron,
  gold,
  cream,
  linen,
  ink,
  petrol,
  teal,
  aqua,
  citron,
  white,
} = palette;

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
  'date-paste': {
    vessel: 'slab',
    body: '#6b3824',
    nuts: '#8a4e34',
    sleeve: { motif: 'cypress', threads: [sumac, olive, saffron], paper: linen },
  },
  malban: {
    vessel: 'crate',
    body: '#b98a55',
    contents: { kind: 'rolls', colours: ['#bd7c33', '#cc8d42', '#ab6b28'], specks: '#f7e6bd' },
    heap: 52,
    label: makeLabel('oval', 'vine', ['#4c2140', olive, '#4c2140']),
  },
  'rose-water': {
    vessel: 'bottle',
    shape: 'slim',
    liquid: '#f0bfc4',
    stopper: petrol,
    label: makeBlock('arcs', ['#e58a98', '#fbdfe0'], '#c2405c'),
  },
  'orange-blossom-water': {
    vessel: 'bottle',
    shape: 'square',
    liquid: '#bcd8e6',
    glass: '#6fa3c4',
    stopper: '#f2a33a',
    label: makeCilkaPlate('apricot', ['#e8743b', leaf, '#f6bd62'], white),
  },
  sugar: {
    vessel: 'box',
    shape: 'standard',
    body: white,
    print: { from: 0.28, composition: { shape: 'steps', colours: [aqua, petrol] } },
  },
  biscuits: {
    vessel: 'box',
    shape: 'wide',
    body: citron,
    print: { from: 0.1, composition: { shape: 'dots', colours: [petrol, teal] } },
  },
  halva: {
    vessel: 'slab',
    body: '#dcc59a',
    nuts: '#7f9a4a',
    sleeve: { motif: 'rose', threads: [olive, sprout, saffron], paper: cream },
  },
};
