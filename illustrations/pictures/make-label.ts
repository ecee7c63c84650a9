import type { Colour } from '../colour.ts';
import type { Composition } from '../compositions.ts';
import type { BlockLabel, PaperLabel } from '../labels.ts';
import type { MotifName } from '../motifs.ts';
import { palette } from '../palette.ts';
import type { Threads } from '../tatreez.ts';

/** A paper label with the shop's name where there is room. */
export function makeLabel(
  kind: PaperLabel['kind'],
  motif: MotifName,
  threads: Threads,
  paper: Colour = palette.cream,
): PaperLabel {
  return { kind, motif, threads, paper };
}

/** A plate with the modern store's name. */
export function makeCilkaPlate(motif: MotifName, threads: Threads, paper: Colour): PaperLabel {
  return { kind: 'plate', motif, threads, paper, mark: 'cilka' };
}

/** A block of colour with a composition, for the modern store. */
export function makeBlock(
  shape: Composition['shape'],
  colours: Composition['colours'],
  paper: Colour,
): BlockLabel {
  return { kind: 'block', paper, composition: { shape, colours } };
}
