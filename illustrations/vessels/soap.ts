import { type Colour, lighten, shade } from '../colour.ts';
import { castBoxShadow, centre } from '../drawing.ts';
import { drawMotif, drawWordmark } from '../labels.ts';
import { type MotifName, motifs } from '../motifs.ts';
import { box, line, shape, sideFace, topFace } from '../svg.ts';
import { drawStitches, expandMotif, type Threads } from '../tatreez.ts';

const [height, depth, slant] = [51, 26, 13];

/** Three stamped bars in a paper wrapper. */
export type Soap = {
  readonly vessel: 'soap';
  readonly body: Colour;
  readonly wrapper: { readonly paper: Colour; readonly motif: MotifName; readonly threads: Threads };
};

export function drawSoap({ body, wrapper }: Soap): string {
  const { paper, motif, threads } = wrapper;
  return [
    castBoxShadow(centre + 10, 92),
    drawBar(body, centre - 78, 176, 118),
    drawBar(body, centre - 74, 124, 114),
    drawBar(body, centre - 78, 72, 116),
    shape(`M${centre - 34} 72l24-12h34l-24 12z`, lighten(paper, 0.4)),
    shape(box(centre - 34, 72, 34, 155), paper),
    drawMotif(motif, threads, centre - 17, 130, 26, 40),
    drawWordmark(centre - 28, 186, 1.7, threads[0]),
  ].join('');
}

function drawBar(body: Colour, left: number, top: number, width: number): string {
  const stamp = height - 22;
  return [
    shape(topFace(left, top, width, depth, slant), lighten(body, 0.45)),
    shape(sideFace(left + width, top, height, depth, slant), shade(body, 0.28)),
    shape(box(left, top, width, height), body),
    `<path d="${box(left + 9, top + 8, width - 18, height - 16)}" fill="none" stroke="${shade(body, 0.24)}" stroke-width="2.2"/>`,
    drawStitches(
      expandMotif(motifs.starlet),
      [shade(body, 0.3)],
      stamp / 13,
      left + width / 2 - stamp / 2,
      top + 11,
    ),
    line(`M${left + 4} ${top + 8}v${height - 16}`, '#fff', 3, 0.5),
  ].join('');
}
