import { type Colour, deepen, lighten, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import type { Contents } from '../contents/contents.ts';
import { fillBox } from '../contents/fill-box.ts';
import { castBoxShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type BlockLabel, drawLabel } from '../labels.ts';
import { box, line, shape, sideFace, steppedBox, tenth, topFace } from '../svg.ts';

const shapes = {
  tall: { width: 92, height: 164 },
  standard: { width: 104, height: 142 },
  wide: { width: 136, height: 104 },
};
const [depth, slant] = [26, 13];

/** A cardboard box. */
export type Box = {
  readonly vessel: 'box';
  readonly shape: keyof typeof shapes;
  readonly body: Colour;
  /** A composition over the lower part of the front, starting at `from` (0 is the top edge, 1 the bottom). */
  readonly print?: { readonly from: number; readonly composition: Composition };
  /** The contents behind a stepped window: straight spaghetti, or something poured. */
  readonly window?: { readonly kind: 'spaghetti'; readonly colour: Colour } | Contents;
  /** A printed band across the upper part of the front. */
  readonly band?: BlockLabel;
};

export function drawBox(drawing: Drawing, carton: Box): string {
  const { body, print } = carton;
  const { width, height } = shapes[carton.shape];
  const left = centre - width / 2 - depth / 2 + 1;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const front = box(left, top, width, height);
  const from = print?.from ?? 0;
  const art = print
    ? drawComposition(print.composition, left, top + height * from, width, height * (1 - from))
    : '';
  const band = { x: left + width / 2, y: top + height * 0.24, width, height: height * 0.3, bulge: 0 };
  return [
    castBoxShadow(centre + 14, (width + depth) / 2 + 15),
    shape(topFace(left, top, width, depth, slant), lighten(body, 0.4)),
    shape(sideFace(right, top, height, depth, slant), shade(body, 0.26)),
    shape(front, body),
    clip(drawing, front, art),
    carton.window ? drawWindow(drawing, carton.window, body, left, top, width, height) : '',
    drawLabel(drawing, carton.band, band),
    line(`M${left + 6} ${top + 8}V${bottom - 12}`, '#fff', 3.5, 0.3),
    line(`M${right} ${top + 1}V${bottom - 1}`, deepen(body), 1.8, 0.3),
  ].join('');
}

function drawWindow(
  drawing: Drawing,
  view: NonNullable<Box['window']>,
  body: Colour,
  left: number,
  top: number,
  width: number,
  height: number,
): string {
  const frame = steppedBox(left + 14, top + height * 0.46, width - 28, height * 0.42, 5);
  const pane = steppedBox(left + 16, top + height * 0.46 + 2, width - 32, height * 0.42 - 4, 5);
  const contents =
    view.kind === 'spaghetti'
      ? shape(pane, view.colour) + drawSpaghetti(view.colour, left, top, width, height)
      : fillBox(drawing, view, left + 12, top + height * 0.44, left + width - 12, top + height * 0.92);
  const gleam = line(`M${left + 22} ${top + height * 0.92}l34 -${height * 0.5}`, '#fff', 9, 0.3);
  return shape(frame, deepen(body)) + clip(drawing, pane, contents + gleam);
}

function drawSpaghetti(colour: Colour, left: number, top: number, width: number, height: number): string {
  const gaps = Array.from(
    { length: 18 },
    (_, index) => `M${tenth(left + 17 + (index * (width - 30)) / 18)} ${top + height * 0.4}v${height * 0.6}`,
  );
  return line(gaps.join(''), shade(colour, 0.22), 1.8);
}
