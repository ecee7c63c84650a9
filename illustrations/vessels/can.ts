import { type Colour, lighten, plum, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { box, ellipse, shape } from '../svg.ts';

const metal: Colour = '#c4c8c6';
const [width, top, bottom] = [74, 72, floor - 4];

/** A drink can. */
export type Can = {
  readonly vessel: 'can';
  readonly body: Colour;
  readonly composition: Composition;
};

export function drawCan(drawing: Drawing, { body, composition }: Can): string {
  const [left, right] = [centre - width / 2, centre + width / 2];
  const outline = `M${left + 7} ${top}Q${centre} ${top + 8} ${right - 7} ${top}L${right} ${top + 16}V${bottom - 12}L${right - 7} ${bottom}Q${centre} ${bottom + 8} ${left + 7} ${bottom}L${left} ${bottom - 12}V${top + 16}z`;
  const front = [
    drawComposition(composition, left, top + 50, width, bottom - top - 40),
    shape(`M0 ${bottom - 10}h240v20H0zM0 ${top}h240v14H0z`, metal),
    shape(box(right - 20, 0, 40, 240), plum, 0.2),
    shape(box(left + 9, top + 14, 7, bottom - top - 24), '#fff', 0.5),
  ];
  return [
    castShadow(left, right),
    shape(outline, body),
    clip(drawing, outline, front.join('')),
    ellipse(centre, top, width / 2 - 7, 5, lighten(metal, 0.5)),
    ellipse(centre, top + 0.6, width / 2 - 12, 3.4, shade(metal, 0.14)),
    ellipse(centre + 4, top + 0.4, 7, 1.8, metal),
  ].join('');
}
