import { palette } from '../palette.ts';
import type { Subject } from '../picture.ts';
import { makeBlock, makeLabel } from './make-label.ts';

const { sumac, brick, olive, leaf, saffron, plum, ink, petrol, teal, white, mint, tomato, maize } = palette;

export const oilsPictures: Record<string, Subject> = {
  'olive-oil': {
    vessel: 'bottle',
    shape: 'round',
    liquid: '#8d8f1f',
    stopper: 'cork',
    glass: '#b9c79a',
    label: makeLabel('arch', 'olive', ['#3d3a2a', olive, saffron]),
  },
  'olive-oil-tin': {
    vessel: 'oil-tin',
    body: olive,
    trim: saffron,
    border: 'diamonds',
    label: makeLabel('plate', 'olive', [sumac, olive, saffron]),
  },
  tahini: {
    vessel: 'jar',
    width: 110,
    height: 140,
    contents: { kind: 'paste', colours: ['#d2b98b'] },
    lid: { kind: 'metal', colour: sumac },
    label: makeLabel('band', 'diamonds', [brick, sumac, saffron]),
  },
  'sesame-oil': {
    vessel: 'bottle',
    shape: 'square',
    liquid: '#c98a2c',
    stopper: ink,
    label: makeLabel('plate', 'drop', [brick, olive, saffron, brick]),
  },
  'pomegranate-molasses': {
    vessel: 'bottle',
    shape: 'flask',
    liquid: '#5a1220',
    stopper: saffron,
    label: makeLabel('oval', 'fig', [sumac, olive, saffron]),
  },
  'grape-molasses': {
    vessel: 'bottle',
    shape: 'flask',
    liquid: '#3c1c2a',
    stopper: olive,
    label: makeLabel('plate', 'vine', [plum, olive, plum]),
  },
  'carob-molasses': {
    vessel: 'jar',
    width: 100,
    height: 144,
    contents: { kind: 'honey', colours: ['#4a2416'] },
    lid: { kind: 'cloth', colour: brick, pattern: 'check' },
    label: makeLabel('arch', 'carob', ['#6a3420', olive, saffron]),
    labelWidth: 68,
    labelHeight: 78,
  },
  vinegar: {
    vessel: 'bottle',
    shape: 'slim',
    liquid: '#e6e2c8',
    stopper: teal,
    label: makeBlock('triangles', [mint, teal], white),
  },
  'sunflower-oil': {
    vessel: 'bottle',
    shape: 'family',
    liquid: '#efc63f',
    stopper: tomato,
    label: makeBlock('sun', [maize, teal], white),
  },
  'corn-oil': {
    vessel: 'oil-tin',
    body: maize,
    trim: petrol,
    composition: { shape: 'dots', colours: ['#f9df83', leaf] },
  },
};
