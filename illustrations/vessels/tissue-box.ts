import { type Colour, deepen, lighten, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castBoxShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { box, line, shape, sideFace, topFace } from '../svg.ts';

const paper: Colour = '#fdfcf7';
const [width, height, depth, slant] = [132, 74, 40, 24];

/** A box of tissues, with the next one sticking out of its slot. */
export type TissueBox = {
  readonly vessel: 'tissue-box';
  readonly body: Colour;
  readonly composition: Composition;
};

export function drawTissueBox(drawing: Drawing, { body, composition }: TissueBox): string {
  const left = centre - width / 2 - depth / 2;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const front = box(left, top, width, height);
  const slot = `M${left + 48} ${top - slant / 2}q36-13 74 0q-38 13-74 0z`;
  return [
    castBoxShadow(centre + 14, (width + depth) / 2 + 14),
    shape(topFace(left, top, width, depth, slant), lighten(body, 0.35)),
    shape(sideFace(right, top, height, depth, slant), shade(body, 0.26)),
    shape(front, body),
    clip(drawing, front, drawComposition(composition, left, top, width, height)),
    shape(slot, deepen(body)),
    drawTissue(left + 85, top - slant / 2),
    line(`M${left + 6} ${top + 8}V${bottom - 10}`, '#fff', 3.5, 0.3),
    line(`M${right} ${top + 1}V${bottom - 1}`, deepen(body), 1.8, 0.3),
  ].join('');
}

/** A tissue pulled up by its middle: a lit fold, another behind it, and the shaded side. */
function drawTissue(x: number, y: number): string {
  const back = `M${x - 18} ${y}C${x - 20} ${y - 30} ${x - 4} ${y - 62} ${x + 14} ${y - 84}C${x + 22} ${y - 66} ${x + 40} ${y - 64} ${x + 50} ${y - 52}C${x + 32} ${y - 40} ${x + 26} ${y - 20} ${x + 24} ${y + 2}z`;
  const fold = `M${x - 28} ${y}C${x - 32} ${y - 24} ${x - 50} ${y - 42} ${x - 56} ${y - 62}C${x - 38} ${y - 56} ${x - 28} ${y - 66} ${x - 20} ${y - 78}C${x - 8} ${y - 56} ${x + 12} ${y - 34} ${x + 12} ${y + 4}Q${x - 10} ${y + 6} ${x - 28} ${y}z`;
  const turned = `M${x - 20} ${y - 78}C${x - 8} ${y - 56} ${x + 12} ${y - 34} ${x + 12} ${y + 4}L${x + 2} ${y + 4}C${x + 2} ${y - 26} ${x - 14} ${y - 48} ${x - 20} ${y - 78}z`;
  const creases = `M${x - 18} ${y - 4}q-6-26-20-44M${x - 6} ${y - 2}q-2-30-12-50`;
  return [
    shape(back, shade(paper, 0.14)),
    line(`M${x + 18} ${y - 6}q2-30 16-46`, shade(paper, 0.3), 2.2),
    shape(fold, paper),
    shape(turned, shade(paper, 0.1)),
    line(creases, shade(paper, 0.2), 2.2),
  ].join('');
}
