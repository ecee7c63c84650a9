import { type Colour, lighten, plum, shade } from '../colour.ts';
import type { Heapable, Swirl } from '../contents/contents.ts';
import { drawHeap, drawSwirl } from '../contents/heap.ts';
import { castShadow, centre, clip, type Drawing, define } from '../drawing.ts';
import { motifs } from '../motifs.ts';
import { ellipse, line, shape, tenth } from '../svg.ts';
import { drawStitches, expandMotif, stitchPath } from '../tatreez.ts';

const [rim, radius] = [152, 86];

/** A painted bowl with a heap. */
export type Bowl = {
  readonly vessel: 'bowl';
  readonly body?: Colour;
  readonly decoration: 'petals' | 'zigzag' | 'lozenges';
  readonly paint?: readonly [Colour, Colour];
  readonly contents: Heapable | Swirl;
  readonly heap?: number;
};

export function drawBowl(drawing: Drawing, bowl: Bowl): string {
  const { body = '#f3ead8', contents } = bowl;
  const outline = `M${centre - radius} ${rim}C${centre - radius + 4} ${rim + 44} ${centre - 48} 214 ${centre - 32} 218H${centre + 32}C${centre + 48} 214 ${centre + radius - 4} ${rim + 44} ${centre + radius} ${rim}Q${centre} ${rim + 34} ${centre - radius} ${rim}z`;
  const place = { x: centre, y: rim + 1, radius: radius - 8, height: bowl.heap ?? 52 };
  const heap =
    contents.kind === 'swirl' ? drawSwirl(drawing, contents, place) : drawHeap(drawing, contents, place);
  const glaze = [
    decorate(drawing, bowl),
    shape(`M${centre + 36} ${rim}q14 40-14 70h90v-90z`, plum, 0.1),
    shape(`M${centre - radius + 9} ${rim + 8}c4 26 16 44 30 54l6-2c-14-14-22-30-24-48z`, '#fff', 0.6),
  ];
  return [
    castShadow(centre - 42, centre + 46),
    ellipse(centre, rim, radius, 17, shade(body, 0.22)),
    shape(`M${centre - 34} 214h68v8q-34 8-68 0z`, shade(body, 0.24)),
    heap,
    shape(outline, body),
    clip(drawing, outline, glaze.join('')),
    line(
      `M${centre - radius} ${rim}Q${centre} ${rim + 34} ${centre + radius} ${rim}`,
      lighten(body, 0.75),
      4.5,
    ),
  ].join('');
}

function decorate(drawing: Drawing, { decoration, paint = ['#1f5f78', '#c9472f'] }: Bowl): string {
  const [first, second] = paint;
  const ring = (down: number, width: number, colour: Colour) =>
    line(
      `M${centre - radius - 4} ${rim + down - 4}Q${centre} ${rim + down + 30} ${centre + radius + 4} ${rim + down - 4}`,
      colour,
      width,
    );
  switch (decoration) {
    case 'petals': {
      const petals = Array.from({ length: 9 }, (_, index) => {
        const out = index - 4;
        const y = rim + 32 - Math.abs(out) * Math.abs(out) * 1.1;
        return shape(
          `M${centre + out * 20} ${tenth(y - 11)}q9 11 0 24q-9 -13 0 -24z`,
          out % 2 ? second : first,
        );
      });
      return ring(10, 5, first) + petals.join('') + ring(44, 4, first);
    }
    case 'zigzag': {
      const stitch = 2.6;
      const path = stitchPath(expandMotif(motifs.zigzag), 1, stitch);
      const id = define(drawing, (id) => `<path id="${id}" fill="${first}" d="${path}"/>`);
      const row = Array.from({ length: 12 }, (_, index) => {
        const out = index - 6;
        return `<use href="#${id}" x="${tenth(centre + out * 6 * stitch)}" y="${tenth(rim + 30 - (out + 0.5) ** 2 * 0.62)}"/>`;
      });
      return ring(11, 5, second) + row.join('');
    }
    case 'lozenges': {
      const stitch = 2.5;
      const lozenge = drawStitches(expandMotif(motifs.diamonds), [first, second], stitch);
      const id = define(drawing, (id) => `<g id="${id}">${lozenge}</g>`);
      const row = Array.from({ length: 9 }, (_, index) => {
        const out = index - 4;
        return `<use href="#${id}" x="${tenth(centre + out * 8 * stitch - 3.5 * stitch)}" y="${tenth(rim + 24 - out * out * 1.25)}"/>`;
      });
      return ring(10, 4.5, first) + row.join('');
    }
  }
}
