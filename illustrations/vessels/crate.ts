import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import type { Heapable } from '../contents/contents.ts';
import { drawHeap } from '../contents/heap.ts';
import { castBoxShadow, centre, type Drawing, floor } from '../drawing.ts';
import { drawLabel, type PaperLabel } from '../labels.ts';
import { box, type Capsule, capsules, line, shape } from '../svg.ts';

const [width, height] = [168, 78];
const slat = height / 3;

/** A crate of three slats with a heap. */
export type Crate = {
  readonly vessel: 'crate';
  readonly body: Colour;
  readonly contents: Heapable;
  readonly heap: number;
  readonly label?: PaperLabel;
};

export function drawCrate(drawing: Drawing, crate: Crate): string {
  const { body } = crate;
  const [left, right, top] = [centre - width / 2, centre + width / 2, floor - 1 - height];
  const inside = `M${left + 6} ${top + 6}l10-14h${width - 32}l10 14v${height - 8}H${left + 6}z`;
  const slats = [0, 1, 2].map((index) => {
    const y = top + index * slat;
    const grain = `M${left + 22} ${y + slat * 0.4}h${40 + index * 12}M${left + 96 - index * 10} ${y + slat * 0.66}h44`;
    return [
      shape(box(left, y + 1.5, width, slat - 3), index === 1 ? shade(body, 0.06) : body),
      shape(box(right - width * 0.24, y + 1.5, width * 0.24, slat - 3), plum, 0.1),
      line(grain, shade(body, 0.26), 1.8),
    ].join('');
  });
  const nails = [0, 1, 2].flatMap((index): Capsule[] => {
    const y = top + slat * (index + 0.5);
    return [
      [left + 8, y, 0, 0],
      [right - 8, y, 0, 0],
    ];
  });
  const rim = { x: centre, y: top + 6, radius: width / 2 - 12, height: crate.heap };
  return [
    castBoxShadow(centre + 8, width / 2 + 16),
    shape(inside, shade(body, 0.55)),
    drawHeap(drawing, crate.contents, rim),
    ...slats,
    shape(box(left + 1.5, top - 6, 13, height + 6), lighten(body, 0.25)),
    shape(box(right - 14.5, top - 6, 13, height + 6), shade(body, 0.22)),
    capsules(nails, 3.4, deepen(body)),
    drawLabel(drawing, crate.label, { x: centre, y: top + height / 2, width: 62, height: height - 10 }),
  ].join('');
}
