import { type Colour, deepen, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castBoxShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { box, line, shape, sideFace, topFace } from '../svg.ts';

const [width, height, depth, slant, lidHeight] = [122, 84, 30, 15, 62];

/** An open box of tea bags, its lid standing behind, one tag hanging out. */
export type TeaBox = {
  readonly vessel: 'tea-box';
  readonly body: Colour;
  readonly tag: Colour;
  readonly composition: Composition;
};

export function drawTeaBox(drawing: Drawing, { body, tag, composition }: TeaBox): string {
  const left = centre - width / 2 - depth / 2;
  const [right, bottom] = [left + width, floor - 1];
  const top = bottom - height;
  const front = box(left, top, width, height);
  const lid = `M${left + depth} ${top - slant}h${width}v-${lidHeight}h-${width}z`;
  const lidTop = top - slant - lidHeight;
  return [
    castBoxShadow(centre + 12, 94),
    shape(lid, shade(body, 0.14)),
    clip(drawing, lid, drawComposition(composition, left + depth, lidTop, width, lidHeight)),
    shape(topFace(left, top, width, depth, slant), deepen(body)),
    drawBags(left, top),
    shape(sideFace(right, top, height, depth, slant), shade(body, 0.3)),
    shape(front, body),
    clip(drawing, front, drawComposition(composition, left, top + 8, width, height)),
    line(`M${left + 106} ${top - 2}q10 12 2 26`, '#fff', 2),
    shape(box(left + 98, top + 22, 20, 24), '#fbf4e4'),
    shape(box(left + 98, top + 22, 20, 7), tag),
    line(`M${left + 6} ${top + 8}V${bottom - 10}`, '#fff', 3.5, 0.3),
  ].join('');
}

function drawBags(left: number, top: number): string {
  const bags = Array.from({ length: 6 }, (_, index) => {
    const x = left + 16 + index * 18;
    const bag = shape(`M${x} ${top - 2}l6-24h14l-3 24z`, index % 2 ? '#f6ecd6' : '#fbf5e6');
    return bag + line(`M${x + 8} ${top - 20}h9`, '#d9c79f', 1.8);
  });
  return bags.join('');
}
