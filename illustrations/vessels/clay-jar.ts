import { type Colour, plum, shade } from '../colour.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type ClothLid, drawClothLid } from '../lids.ts';
import { motifs } from '../motifs.ts';
import { line, shape } from '../svg.ts';
import { expandMotif, stitchPath } from '../tatreez.ts';

const paint: Colour = '#f3e3c4';

/** An unglazed jar under a cloth. */
export type ClayJar = {
  readonly vessel: 'clay-jar';
  readonly body: Colour;
  readonly lid: ClothLid;
};

export function drawClayJar(drawing: Drawing, { body, lid }: ClayJar): string {
  const outline = `M${centre - 40} 70C${centre - 40} 90 ${centre - 76} 102 ${centre - 76} 150C${centre - 76} 190 ${centre - 48} 214 ${centre - 38} ${floor - 1}Q${centre} ${floor + 4} ${centre + 38} ${floor - 1}C${centre + 48} 214 ${centre + 76} 190 ${centre + 76} 150C${centre + 76} 102 ${centre + 40} 90 ${centre + 40} 70z`;
  const handles = `M${centre - 44} 92q-34-8-32 34M${centre + 44} 92q34-8 32 34`;
  const zigzag = expandMotif(motifs.zigzag);
  const stitch = 3;
  const teeth = Array.from({ length: 10 }, (_, index) => {
    const out = index - 5;
    return shape(stitchPath(zigzag, 1, stitch, centre + out * 6 * stitch, 130 - out * out * 0.3), paint);
  });
  const front = [
    line(`M${centre - 80} 118q80 22 160 0M${centre - 80} 156q80 22 160 0`, paint, 4),
    ...teeth,
    shape(`M${centre + 26} 60q40 80-14 180h90V60z`, plum, 0.1),
    shape(`M${centre - 62} 150c0-28 16-40 28-48q-14 26-14 60t10 40c-16-14-24-30-24-52z`, '#fff', 0.2),
  ];
  return [
    castShadow(centre - 42, centre + 44),
    line(handles, shade(body, 0.14), 10),
    shape(outline, body),
    clip(drawing, outline, front.join('')),
    drawClothLid(drawing, lid, { x: centre, reach: 44, top: 46, edge: 70 }),
  ].join('');
}
