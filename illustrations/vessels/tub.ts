import { type Colour, lighten, plum, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type MotifName, motifs } from '../motifs.ts';
import { ellipse, line, shape, wrappedStrip } from '../svg.ts';
import { drawStitches, expandMotif, fitStitch, sizeGrid, stitchPath, type Threads } from '../tatreez.ts';

const [mouth, foot, bottom] = [68, 54, floor - 5];

/** A plastic tub: an embroidered one has a motif over a toothed hem, a modern one a composition. */
export type Tub = {
  readonly vessel: 'tub';
  readonly body: Colour;
  readonly lid: Colour;
  /** Height of the body. */
  readonly height: number;
  readonly print:
    | { readonly kind: 'motif'; readonly motif: MotifName; readonly threads: Threads }
    | { readonly kind: 'composition'; readonly composition: Composition };
};

export function drawTub(drawing: Drawing, { body, lid, height, print }: Tub): string {
  const top = bottom - height;
  const outline = `M${centre - mouth} ${top}L${centre - foot} ${bottom}Q${centre} ${bottom + 11} ${centre + foot} ${bottom}L${centre + mouth} ${top}z`;
  const art =
    print.kind === 'motif'
      ? drawSewn(print.motif, print.threads, top)
      : drawComposition(print.composition, centre - mouth, top + 30, mouth * 2, bottom - top - 20);
  const light =
    shape(`M${centre + mouth * 0.44} ${top}L${centre + foot * 0.42} ${bottom + 14}h90V${top}z`, plum, 0.1) +
    shape(`M${centre - mouth + 12} ${top}l11 110h7l-9-110z`, '#fff', 0.6);
  return [
    castShadow(centre - foot, centre + foot + 4),
    shape(outline, body),
    clip(drawing, outline, art + light),
    drawTubLid(lid, top),
  ].join('');
}

function drawSewn(motif: MotifName, threads: Threads, top: number): string {
  const [ink] = threads;
  const stitch = 2.2;
  const zigzag = expandMotif(motifs.zigzag);
  const teeth = Array.from({ length: 12 }, (_, index) => {
    const out = index - 6;
    const y = bottom - 36 + 7 * (1 - (out / 6) ** 2);
    return shape(stitchPath(zigzag, 1, stitch, centre + out * 6 * stitch, y), ink);
  });
  const grid = expandMotif(motifs[motif]);
  const unit = fitStitch(grid, 56, 50);
  return [
    shape(wrappedStrip(centre - mouth, centre + mouth, bottom - 24, bottom + 20, 5), ink),
    ...teeth,
    drawStitches(grid, threads, unit, centre - (sizeGrid(grid)[0] * unit) / 2, top + 22),
  ].join('');
}

function drawTubLid(lid: Colour, top: number): string {
  const reach = mouth + 5;
  const side = `M${centre - reach} ${top - 12}V${top + 3}Q${centre} ${top + 19} ${centre + reach} ${top + 3}V${top - 12}z`;
  const dark = `M${centre + mouth * 0.42} ${top - 12}v24q28-3 ${mouth * 0.58 + 5}-9V${top - 12}z`;
  return [
    shape(side, lid),
    shape(dark, shade(lid, 0.24)),
    ellipse(centre, top - 12, reach, 9, lighten(lid, 0.3)),
    ellipse(centre, top - 11, mouth - 6, 6, lid),
    line(`M${centre - mouth + 4} ${top - 2}v8`, lighten(lid, 0.6), 4),
  ].join('');
}
