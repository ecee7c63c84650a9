import { type Colour, lighten, plum, shade } from '../colour.ts';
import { castShadow, centre, clip, type Drawing } from '../drawing.ts';
import { motifs } from '../motifs.ts';
import { type Capsule, capsules, ellipse, line, shape } from '../svg.ts';
import { expandMotif, stitchPath } from '../tatreez.ts';

const [rim, bottom] = [136, 224];
const [reach, foot] = [72, 54];

/** An empty woven basket with a handle and a cloth over its rim. */
export type Basket = {
  readonly vessel: 'basket';
  readonly body: Colour;
  readonly cloth: Colour;
  readonly thread: Colour;
};

export function drawBasket(drawing: Drawing, { body, cloth, thread }: Basket): string {
  const outline = `M${centre - reach} ${rim}Q${centre} ${rim + 26} ${centre + reach} ${rim}L${centre + foot} ${bottom - 6}Q${centre} ${bottom + 12} ${centre - foot} ${bottom - 6}z`;
  const handle = `M${centre - 62} ${rim}C${centre - 62} 34 ${centre + 62} 34 ${centre + 62} ${rim}`;
  const weave = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 10 }, (_, column): Capsule => {
      const out = column - 4.5 + (row % 2) / 2;
      return [centre + out * 17 - 4, rim + 14 + row * 11 + Math.round(7 - out * out * 0.3), 7, 0];
    }),
  ).flat();
  const hem = stitchPath(expandMotif(motifs.zigzag), 1, 2.5, centre - 36, rim + 13);
  const teeth = stitchPath(expandMotif(motifs.zigzag), 1, 2.5, centre - 21, rim + 14);
  const front = [
    capsules(weave, 5, shade(body, 0.16)),
    shape(`M${centre + 30} ${rim - 20}q26 60-8 130h90V${rim - 20}z`, plum, 0.12),
    shape(`M${centre - 50} ${rim + 2}h48l-8 42q-18-2-32-10z`, cloth),
    shape(hem + teeth, thread),
  ];
  return [
    castShadow(centre - foot, centre + foot),
    line(handle, shade(body, 0.22), 10),
    line(handle, lighten(body, 0.12), 4),
    ellipse(centre, rim, reach, 13, shade(body, 0.5)),
    shape(outline, body),
    clip(drawing, outline, front.join('')),
    line(`M${centre - reach} ${rim}Q${centre} ${rim + 26} ${centre + reach} ${rim}`, lighten(body, 0.2), 7),
  ].join('');
}
