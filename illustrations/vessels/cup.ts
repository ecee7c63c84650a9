import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { ellipse, line, shape } from '../svg.ts';

const [mouth, foot, top, bottom] = [50, 36, 96, floor - 4];

/** A tapered cup sealed with foil, with a raised tab. */
export type Cup = {
  readonly vessel: 'cup';
  readonly body: Colour;
  readonly foil: Colour;
  readonly composition: Composition;
};

export function drawCup(drawing: Drawing, { body, foil, composition }: Cup): string {
  const outline = `M${centre - mouth} ${top}L${centre - foot} ${bottom - 4}Q${centre} ${bottom + 10} ${centre + foot} ${bottom - 4}L${centre + mouth} ${top}z`;
  const front = [
    drawComposition(composition, centre - mouth, top + 40, mouth * 2, bottom - top - 34),
    shape(`M${centre + 24} ${top}L${centre + 16} ${bottom + 10}h60V${top}z`, plum, 0.1),
    line(`M${centre - 34} ${top + 18}L${centre - 26} ${bottom - 26}`, '#fff', 6, 0.6),
  ];
  const rim = `M${centre - mouth - 4} ${top - 6}v6Q${centre} ${top + 16} ${centre + mouth + 4} ${top}v-6z`;
  const tab = `M${centre - mouth + 6} ${top - 10}q-24-4-26-22q18-2 40 14z`;
  const folds = `M${centre - 24} ${top - 7}q24 6 48 0M${centre + 8} ${top - 11}q14 0 24 4`;
  return [
    castShadow(centre - foot, centre + foot + 6),
    shape(outline, body),
    clip(drawing, outline, front.join('')),
    shape(rim, shade(foil, 0.16)),
    ellipse(centre, top - 6, mouth + 4, 9, foil),
    line(folds, deepen(foil), 1.8, 0.3),
    shape(tab, lighten(foil, 0.3)),
    line(`M${centre - mouth - 14} ${top - 28}q10 2 22 12`, '#fff', 3, 0.7),
  ].join('');
}
