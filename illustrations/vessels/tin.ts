import { type Colour, lighten, plum, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawLabel, type Label } from '../labels.ts';
import { ellipse, line, shape } from '../svg.ts';

const shapes = {
  tall: { width: 98, height: 116 },
  wide: { width: 116, height: 88 },
  flat: { width: 124, height: 54 },
  small: { width: 84, height: 92 },
  pail: { width: 122, height: 120 },
};

const metal: Colour = '#c9c2b2';

/** A round tin: sealed with a ring, or with a lid; a pail has a handle. */
export type Tin = {
  readonly vessel: 'tin';
  readonly shape: keyof typeof shapes;
  readonly body: Colour;
  readonly composition?: Composition;
  /** Colour of the two stripes along the edges. */
  readonly stripe?: Colour;
  readonly label?: Label;
  readonly top: 'ring' | { readonly lid: Colour };
};

export function drawTin(drawing: Drawing, tin: Tin): string {
  const { width, height } = shapes[tin.shape];
  const [left, right, bottom] = [centre - width / 2, centre + width / 2, floor - 6];
  const top = bottom - height;
  const sag = width * 0.075;
  const wall = (from: number, to: number) =>
    `M${left} ${from}Q${centre} ${from + sag * 2} ${right} ${from}V${to}Q${centre} ${to + sag * 2} ${left} ${to}z`;
  const stripe = height * 0.16;
  const paint =
    (tin.composition ? drawComposition(tin.composition, left, top + 6, width, height) : '') +
    (tin.stripe
      ? shape(wall(top + 6, top + 6 + stripe), tin.stripe) +
        shape(wall(bottom - 6 - stripe, bottom - 6), tin.stripe)
      : '');
  const light =
    shape(`M${right - width * 0.27} ${top}h${width}v${height + 20}h-${width}z`, plum, 0.1) +
    shape(`M${left + width * 0.09} ${top}h${width * 0.07}v${height + 20}h-${width * 0.07}z`, '#fff', 0.3);
  const label = {
    x: centre,
    y: top + height / 2 + sag * 0.9,
    width: width * (tin.label?.kind === 'oval' ? 0.62 : 0.6),
    height: height * 0.66,
    bulge: sag,
  };
  const handle = `M${left + 3} ${top + 12}C${left - 6} ${top - 64} ${right + 6} ${top - 64} ${right - 3} ${top + 12}`;
  return [
    castShadow(left, right, 7),
    tin.shape === 'pail' ? line(handle, shade(metal, 0.35), 4) : '',
    shape(wall(top, bottom), metal),
    shape(wall(top + 6, bottom - 6), tin.body),
    clip(drawing, wall(top, bottom), paint),
    drawLabel(drawing, tin.label, label),
    clip(drawing, wall(top, bottom), light),
    tin.top === 'ring' ? drawRingTop(width, top) : drawLid(tin.top.lid, width, top),
  ].join('');
}

function drawLid(colour: Colour, width: number, top: number): string {
  const [left, right, sag] = [centre - width / 2, centre + width / 2, width * 0.075];
  const side = `M${left - 3} ${top - 8}V${top + 6}Q${centre} ${top + 6 + sag * 2} ${right + 3} ${top + 6}V${top - 8}z`;
  const dark = `M${right - width * 0.26} ${top - 8}v${16 + sag * 0.8}Q${right - 8} ${top + 8 + sag * 0.4} ${right + 3} ${top + 6}V${top - 8}z`;
  return [
    shape(side, colour),
    shape(dark, shade(colour, 0.2)),
    ellipse(centre, top - 8, width / 2 + 3, sag, lighten(colour, 0.35)),
    ellipse(centre, top - 7.4, width / 2 - 8, sag * 0.68, colour),
  ].join('');
}

function drawRingTop(width: number, top: number): string {
  const [radius, sag] = [width / 2, width * 0.075];
  const ring = shade(metal, 0.35);
  return [
    ellipse(centre, top, radius, sag, lighten(metal, 0.4)),
    ellipse(centre, top + 0.8, radius - 6, sag * 0.74, shade(metal, 0.1)),
    ellipse(centre, top + 1.4, radius - 11, sag * 0.56, lighten(metal, 0.2)),
    line(`M${centre + 4} ${top + 2}h16`, ring, 4),
    `<ellipse cx="${centre + 26}" cy="${top + 2}" rx="9" ry="3" fill="none" stroke="${ring}" stroke-width="2.4"/>`,
  ].join('');
}
