import type { Colour } from '../colour.ts';
import type { GrainKind } from './grains.ts';
import type { PileKind } from './piles.ts';

type Colours = readonly [Colour, ...Colour[]];

/** Small items that are drawn as one repeating tile. */
export type Grains = { readonly kind: GrainKind; readonly colours: Colours };

/** Items large enough to be placed one by one. */
export type Pile = {
  readonly kind: PileKind;
  readonly colours: Colours;
  /** The liquid around them; without it they are dry. */
  readonly oil?: Colour;
  /** Herbs on cheese balls, sesame on rolls, the openings of stuffed makdous. */
  readonly specks?: Colour;
};

export type Powder = {
  readonly kind: 'powder';
  readonly colours: readonly [Colour];
  /** Seeds scattered through it. */
  readonly specks?: Colour;
};

/** Liquids and honey in its comb. */
export type Fluid = {
  readonly kind: 'paste' | 'liquid' | 'honey' | 'comb';
  readonly colours: readonly [Colour];
  /** Seeds or zest scattered through a paste. */
  readonly specks?: Colour;
};

/** Strained yogurt or hummus, swirled, with a pool of oil. */
export type Swirl = {
  readonly kind: 'swirl';
  readonly colours: readonly [Colour];
  readonly oil: Colour;
  readonly specks: Colour;
};

/** Contents that can be heaped above a rim. */
export type Heapable = Grains | Pile | Powder;

export type Contents = Heapable | Fluid;
