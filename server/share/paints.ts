import type { Store } from '../../contracts/catalogue.ts';

type Paint = {
  ground: string;
  joint: string;
  text: string;
  accent: string;
  ledge: { top: string; front: string; lip: string };
  /** The colour of a category without one of its own. */
  bay: string;
  bays: Record<string, string>;
};

/** The light scheme of web/styles/tokens.css, by store: shared images are the same in both colour schemes. */
const bays = {
  dairy: '#e3beb2',
  'spices-herbs': '#cdd4a6',
  oils: '#efd387',
  pickles: '#b9c9ae',
  'dried-goods': '#e8c495',
  grains: '#e3d2a4',
  honey: '#f3cf7c',
  beverages: '#b5d4d0',
  cleaning: '#bfd2e2',
};

export const paints: Record<Store, Paint> = {
  mouneh: {
    ground: '#f5f0e6',
    joint: '#ebe3d4',
    text: '#231d17',
    accent: '#8c1d2f',
    ledge: { top: '#fbf6ea', front: '#e2d6bf', lip: '#c3b395' },
    bay: '#eae1d1',
    bays,
  },
  cilka: {
    ground: '#eaf1ef',
    joint: '#dde8e5',
    text: '#0e2a31',
    accent: '#0f4a56',
    ledge: { top: '#fdfefe', front: '#c9dcd9', lip: '#8fb1b1' },
    bay: '#dbe8e5',
    bays,
  },
};
