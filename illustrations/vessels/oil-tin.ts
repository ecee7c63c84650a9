import { type Colour, lighten, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castBoxShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawLabel, type Label } from '../labels.ts';
import { type MotifName, motifs } from '../motifs.ts';
import { box, ellipse, line, shape, sideFace, topFace } from '../svg.ts';
import { drawStitches, expandMotif, sizeGrid } from '../tatreez.ts';

const metal: Colour = '#cfc4a8';
const [width, height, depth, slant] = [96, 138, 24, 12];

/** A square family tin with a spout and a handle. */
export type OilTin = {
  readonly vessel: 'oil-tin';
  readonly body: Colour;
  readonly trim: Colour;
  /** A border along the bottom. */
  readonly border?: MotifName;
  readonly composition?: Composition;
  readonly label?: Label;
};

export function drawOilTin(drawing: Drawing, tin: OilTin): string {
  const left = centre - width / 2 - depth / 2 + 2;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const front = box(left, top, width, height);
  const paint = [
    tin.composition ? drawComposition(tin.composition, left, top, width, height) : '',
    shape(box(left, top + 8, width, 6) + box(left, bottom - 14, width, 6), tin.trim),
    tin.border ? drawBorder(tin.border, tin.trim, left, bottom - 34) : '',
  ];
  const label = {
    x: left + width / 2,
    y: top + height * (tin.border ? 0.42 : 0.5),
    width: width - 22,
    height: height * (tin.border ? 0.56 : 0.66),
  };
  return [
    castBoxShadow(centre + 14, 78),
    line(`M${left + 34} ${top - 8}q0 -26 24 -26t24 26`, shade(metal, 0.3), 6),
    line(`M${left + 34} ${top - 9}q0 -25 24 -25`, metal, 2.5),
    shape(topFace(left, top, width, depth, slant), lighten(tin.body, 0.35)),
    shape(`M${left + 24} ${top - 8}v-12q9 4 18 0v12q-9 4-18 0z`, shade(metal, 0.2)),
    ellipse(left + 33, top - 20, 9, 3.4, metal),
    shape(sideFace(right, top, height, depth, slant), shade(tin.body, 0.26)),
    shape(front, tin.body),
    clip(drawing, front, paint.join('')),
    drawLabel(drawing, tin.label, label),
    shape(box(left, top, width, 4) + box(left, bottom - 4, width, 4), metal),
    shape(
      sideFace(right, top, 4, depth, slant) + sideFace(right, bottom - 4, 4, depth, slant),
      shade(metal, 0.3),
    ),
    line(`M${left + 7} ${top + 22}V${bottom - 44}`, '#fff', 4.5, 0.4),
  ].join('');
}

function drawBorder(motif: MotifName, trim: Colour, left: number, top: number): string {
  const grid = expandMotif(motifs[motif]);
  const stitch = 2;
  const step = sizeGrid(grid)[0] * stitch;
  const count = Math.ceil((width + step) / step);
  return Array.from({ length: count }, (_, index) =>
    drawStitches(grid, [trim, '#fbf4e4'], stitch, left + index * step - 2, top),
  ).join('');
}
