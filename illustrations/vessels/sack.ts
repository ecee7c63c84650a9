import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import type { Heapable } from '../contents/contents.ts';
import { drawHeap } from '../contents/heap.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawLabel, type Label } from '../labels.ts';
import { ellipse, line, shape } from '../svg.ts';

/** An open linen sack with a rolled rim and a heap above it. */
export type Sack = {
  readonly vessel: 'sack';
  readonly body: Colour;
  readonly contents: Heapable;
  readonly heap?: number;
  readonly label: Label;
};

/** A full sack, tied at the neck. */
export type TiedSack = {
  readonly vessel: 'tied-sack';
  readonly body: Colour;
  readonly twine: Colour;
  readonly label: Label;
};

export function drawSack(drawing: Drawing, sack: Sack): string {
  const { body } = sack;
  const [left, right] = [centre - 76, centre + 76];
  const outline = `M${centre - 64} 116C${centre - 74} 150 ${left} 202 ${centre - 60} ${floor - 4}Q${centre} ${floor + 6} ${centre + 60} ${floor - 4}C${right} 202 ${centre + 74} 150 ${centre + 64} 116z`;
  const roll = `M${centre - 72} 112C${centre - 78} 126 ${centre - 66} 134 ${centre - 52} 133Q${centre} 146 ${centre + 52} 133C${centre + 66} 134 ${centre + 78} 126 ${centre + 72} 112Q${centre + 60} 122 ${centre} 124Q${centre - 60} 122 ${centre - 72} 112z`;
  const rollShadow = `M${centre + 26} 139Q${centre + 42} 137 ${centre + 52} 133C${centre + 66} 134 ${centre + 78} 126 ${centre + 72} 112Q${centre + 64} 119 ${centre + 34} 122z`;
  const cloth = [
    shape(`M${centre + 34} 100c14 40 10 90-2 140h90V100z`, plum, 0.1),
    shape(`M${centre - 66} 140c-6 30-4 56 2 76l12 2c-6-26-6-50-1-76z`, '#fff', 0.3),
    line(
      `M${centre - 40} 140q-8 30-4 62M${centre + 42} 142q10 26 4 56M${centre + 28} 214q12-6 18-2`,
      deepen(body),
      2.4,
      0.3,
    ),
  ];
  return [
    castShadow(centre - 66, centre + 68),
    ellipse(centre, 112, 72, 17, shade(body, 0.26)),
    drawHeap(drawing, sack.contents, { x: centre, y: 112, radius: 62, height: sack.heap ?? 54 }),
    shape(outline, body),
    clip(drawing, outline, cloth.join('')),
    drawLabel(drawing, sack.label, { x: centre, y: 183, width: 84, height: 82 }),
    shape(roll, lighten(body, 0.22)),
    shape(rollShadow, shade(body, 0.12)),
    line(`M${centre - 62} 126q8 4 20 5M${centre - 30} 134q12 2 26 2`, deepen(body), 2.2, 0.4),
  ].join('');
}

export function drawTiedSack(drawing: Drawing, sack: TiedSack): string {
  const { body, twine } = sack;
  const outline = `M${centre - 18} 78C${centre - 44} 96 ${centre - 64} 122 ${centre - 64} 168C${centre - 64} 204 ${centre - 58} 222 ${centre - 46} ${floor - 2}Q${centre} ${floor + 5} ${centre + 46} ${floor - 2}C${centre + 60} 220 ${centre + 64} 204 ${centre + 63} 168C${centre + 62} 122 ${centre + 44} 96 ${centre + 18} 78z`;
  const ruff = `M${centre - 17} 76C${centre - 24} 62 ${centre - 40} 52 ${centre - 36} 38q8 -6 18 4q6 -12 18 -3q10 -10 19 2q10 -8 17 -2C${centre + 38} 52 ${centre + 24} 62 ${centre + 17} 76z`;
  const light =
    shape(`M${centre + 14} 30q6 30 0 46c26 30 36 60 34 96s-6 44-12 60h80V20z`, plum, 0.1) +
    shape(
      `M${centre - 54} 176C${centre - 54} 130 ${centre - 38} 106 ${centre - 20} 88C${centre - 34} 116 ${centre - 42} 140 ${centre - 42} 190z`,
      '#fff',
      0.3,
    );
  const folds = `M${centre - 12} 84q-6 16-14 26M${centre} 86v18M${centre + 11} 84q8 14 14 30M${centre - 12} 68q-4-12-8-20M${centre + 1} 68v-22M${centre + 12} 68q6-12 8-22`;
  return [
    castShadow(centre - 58, centre + 60),
    shape(ruff, lighten(body, 0.1)),
    shape(outline, body),
    clip(drawing, outline + ruff, light),
    line(folds, deepen(body), 2.4, 0.4),
    drawLabel(drawing, sack.label, { x: centre - 1, y: 166, width: 80, height: 96 }),
    line(`M${centre - 19} 74q19 8 38 0M${centre - 19} 80q19 8 38 0`, twine, 4),
    line(`M${centre + 12} 80q12 6 10 22M${centre + 12} 80q18 2 22 14`, twine, 3),
  ].join('');
}
