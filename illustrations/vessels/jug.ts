import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type BlockLabel, drawLabel } from '../labels.ts';
import { ellipse, line, shape } from '../svg.ts';

/** A plastic jug with a handle. */
export type Jug = {
  readonly vessel: 'jug';
  readonly body: Colour;
  readonly cap: Colour;
  readonly label: BlockLabel;
};

export function drawJug(drawing: Drawing, { body, cap, label }: Jug): string {
  const [left, right] = [centre - 60, centre + 62];
  const outline = `M${centre - 32} 76h30v10h22C${centre + 50} 86 ${right} 104 ${right} 128V${floor - 16}Q${right} ${floor - 2} ${centre + 46} ${floor - 1}H${centre - 46}Q${left} ${floor - 2} ${left} ${floor - 16}V128C${left} 104 ${centre - 32} 104 ${centre - 32} 88z`;
  const handle = `M${centre + 14} 106h8q18 0 18 20v12q0 8-8 8H${centre + 14}q-6 0-6-6v-28q0-6 6-6z`;
  const front = [
    drawLabel(drawing, label, { x: centre, y: 184, width: 124, height: 56, bulge: 0 }),
    shape(`M${centre + 34} 150h60v90h-60z`, plum, 0.1),
    shape(`M${centre + 40} 90q10 10 10 40v18h20V80z`, plum, 0.2),
  ];
  const gleam = `M${centre - 49} 132V${floor - 30}M${centre - 49} ${floor - 20}v2`;
  return [
    castShadow(centre - 58, right),
    `<path d="${outline}${handle}" fill="${body}" fill-rule="evenodd"/>`,
    clip(drawing, outline, front.join('')),
    line(handle, deepen(body), 2.5, 0.3),
    line(gleam, '#fff', 5.5, 0.5),
    shape(`M${centre - 38} 50h42v28q-21 6-42 0z`, cap),
    shape(`M${centre - 10} 50h14v28q-7 2-14 3z`, shade(cap, 0.2)),
    ellipse(centre - 17, 50, 21, 4.6, lighten(cap, 0.5)),
    line(`M${centre - 30} 58v18M${centre - 23} 59v19M${centre - 16} 59v19`, shade(cap, 0.25), 1.8),
  ].join('');
}
