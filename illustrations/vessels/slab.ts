import { type Colour, lighten, shade } from '../colour.ts';
import { castBoxShadow, centre, type Drawing, floor } from '../drawing.ts';
import { drawMotif, drawWordmark } from '../labels.ts';
import type { MotifName } from '../motifs.ts';
import { box, type Capsule, capsules, line, shape, sideFace, topFace } from '../svg.ts';
import type { Threads } from '../tatreez.ts';

const [width, height, depth, slant] = [128, 86, 28, 14];

/** A block under clear wrap with a paper sleeve: in sheets (apricot leather) or in one piece with nuts (halva). */
export type Slab = {
  readonly vessel: 'slab';
  readonly body: Colour;
  /** Colour of the nuts; without them the block is a pile of sheets. */
  readonly nuts?: Colour;
  readonly sleeve: { readonly paper: Colour; readonly motif: MotifName; readonly threads: Threads };
};

export function drawSlab(drawing: Drawing, { body, nuts, sleeve }: Slab): string {
  const left = centre - width / 2 - depth / 2;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const sheets = [1, 2, 3].map(
    (index) => `M${left} ${top + (index * height) / 4}h${width}l${depth}-${slant}`,
  );
  const scatter = () =>
    Array.from({ length: 22 }, (): Capsule => {
      const x = left + 6 + drawing.random() * (width - 12);
      return [x, top + 6 + drawing.random() * (height - 12), 3, 1.5];
    });
  const gleam = `M${left + 10} ${bottom - 12}l30-${height - 24}M${left + 24} ${bottom - 12}l14-${height * 0.36}`;
  const { paper, motif, threads } = sleeve;
  return [
    castBoxShadow(centre + 12, 92),
    shape(topFace(left, top, width, depth, slant), lighten(body, 0.4)),
    shape(sideFace(right, top, height, depth, slant), shade(body, 0.26)),
    shape(box(left, top, width, height), body),
    nuts ? capsules(scatter(), 5, nuts) : line(sheets.join(''), shade(body, 0.2), 2.4),
    line(gleam, '#fff', 5, 0.4),
    shape(topFace(left + 40, top, 56, depth, slant), lighten(paper, 0.4)),
    shape(box(left + 40, top, 56, height), paper),
    shape(box(left + 40, top, 4, height) + box(left + 92, top, 4, height), threads[0]),
    drawMotif(motif, threads, left + 68, top + height * 0.58, 38, height - 38),
    drawWordmark(left + 57, top + 8, 1.7, threads[0]),
  ].join('');
}
