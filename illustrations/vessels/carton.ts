import { type Colour, deepen, lighten, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castBoxShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type MotifName, motifs } from '../motifs.ts';
import { box, ellipse, line, shape, sideFace } from '../svg.ts';
import { drawStitches, expandMotif, fitStitch, sizeGrid, type Threads } from '../tatreez.ts';

const [width, height, depth, slant] = [84, 122, 26, 13];

/** A gable-topped carton with a screw cap. */
export type Carton = {
  readonly vessel: 'carton';
  readonly body: Colour;
  readonly cap: Colour;
  readonly composition: Composition;
  readonly sign?: { readonly motif: MotifName; readonly threads: Threads };
};

export function drawCarton(drawing: Drawing, carton: Carton): string {
  const { body, sign } = carton;
  const left = centre - width / 2 - depth / 2;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const ridge = top - 34;
  const front = box(left, top, width, height);
  const art =
    drawComposition(carton.composition, left, top + height * 0.5, width, height * 0.5) +
    (sign ? drawSign(sign.motif, sign.threads, left + width / 2, top + 12) : '');
  return [
    castBoxShadow(centre + 13, 68),
    shape(`M${left} ${top}L${left + depth * 0.5} ${ridge}h${width}L${right} ${top}z`, lighten(body, 0.3)),
    shape(
      `M${right} ${top}L${right + depth * 0.5} ${ridge}L${right + depth} ${top - slant}z`,
      shade(body, 0.16),
    ),
    shape(`M${left + depth * 0.5} ${ridge}h${width}v-16h-${width}z`, body),
    line(`M${left + depth * 0.5 + 3} ${ridge - 5}h${width - 6}`, deepen(body), 1.8, 0.3),
    shape(sideFace(right, top, height, depth, slant), shade(body, 0.26)),
    shape(front, body),
    clip(drawing, front, art),
    drawCap(carton.cap, left, top),
    line(`M${left + 6} ${top + 8}V${bottom - 10}`, '#fff', 3.5, 0.4),
    line(`M${right} ${top + 1}V${bottom - 1}`, deepen(body), 1.8, 0.3),
  ].join('');
}

function drawSign(motif: MotifName, threads: Threads, middle: number, top: number): string {
  const grid = expandMotif(motifs[motif]);
  const stitch = fitStitch(grid, 52, 58);
  return drawStitches(grid, threads, stitch, middle - (sizeGrid(grid)[0] * stitch) / 2, top);
}

function drawCap(colour: Colour, left: number, top: number): string {
  const middle = left + width * 0.52;
  return [
    ellipse(middle, top - 14, 12, 8, deepen(colour)),
    ellipse(middle, top - 18, 12, 8, colour),
    ellipse(left + width * 0.5, top - 20, 6, 3, lighten(colour, 0.5)),
  ].join('');
}
