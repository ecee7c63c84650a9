import { type Colour, deepen, lighten, shade } from '../colour.ts';
import { castBoxShadow, centre, type Drawing, floor } from '../drawing.ts';
import { ellipse, line, shape, tenth } from '../svg.ts';

/** The distance of eggs in the front row, and the line on which they lie. */
const [pitch, rest] = [36, 190];

/** A tray of pressed pulp with eggs in rows, each smaller than the one in front of it. */
export type EggTray = {
  readonly vessel: 'egg-tray';
  readonly body: Colour;
  readonly shells: readonly [Colour, ...Colour[]];
};

export function drawEggTray(drawing: Drawing, { body, shells }: EggTray): string {
  const rows = [3, 2, 1, 0].map((back) => {
    const scale = 1 - back * 0.07;
    const count = back % 2 ? 4 : 5;
    const y = rest - back * 25;
    return Array.from({ length: count }, (_, index) => {
      const x = centre + (index - (count - 1) / 2) * pitch * scale;
      const colour = shells[Math.floor(drawing.random() * shells.length)] ?? shells[0];
      return drawEgg(x, y, scale, colour);
    }).join('');
  });
  const [left, right] = [centre - 98, centre + 98];
  const bed = `M${left} ${rest - 2}L${left + 26} ${rest - 88}H${right - 26}L${right} ${rest - 2}z`;
  const cups = Array.from({ length: 5 }, () => 'q19.6 20 39.2 0').join('');
  const wall = `M${left} ${rest - 2}${cups}L${right - 10} ${floor - 6}q-4 5-10 5H${left + 20}q-6 0-10-5z`;
  const dents = Array.from(
    { length: 4 },
    (_, index) => `M${tenth(left + 39.2 * (index + 1))} ${rest + 4}v22`,
  );
  return [
    castBoxShadow(centre + 6, 108),
    shape(bed, shade(body, 0.3)),
    ...rows,
    shape(wall, body),
    shape(
      `M${right - 44} ${rest + 8}Q${right - 16} ${rest + 12} ${right} ${rest - 2}L${right - 10} ${floor - 6}q-4 5-10 5h-32z`,
      shade(body, 0.16),
    ),
    line(dents.join(''), shade(body, 0.24), 4),
    line(`M${left} ${rest - 2}${cups}`, lighten(body, 0.4), 3.5),
    line(`M${left + 22} ${floor - 8}H${right - 24}`, deepen(body), 2, 0.3),
  ].join('');
}

/** An egg, its narrow end up. */
function drawEgg(x: number, y: number, scale: number, colour: Colour): string {
  const [reach, height] = [16.5 * scale, 44 * scale];
  const top = y + 12 - height;
  const egg = (wide: number) =>
    `M${tenth(x)} ${tenth(top)}C${tenth(x + wide * 0.7)} ${tenth(top)} ${tenth(x + wide)} ${tenth(top + height * 0.36)} ${tenth(x + wide)} ${tenth(top + height * 0.6)}C${tenth(x + wide)} ${tenth(top + height * 1.1)} ${tenth(x - reach)} ${tenth(top + height * 1.1)} ${tenth(x - reach)} ${tenth(top + height * 0.6)}C${tenth(x - reach)} ${tenth(top + height * 0.36)} ${tenth(x - reach * 0.7)} ${tenth(top)} ${tenth(x)} ${tenth(top)}z`;
  return [
    shape(egg(reach), shade(colour, 0.2)),
    shape(egg(reach * 0.6), colour),
    ellipse(x - reach * 0.4, top + height * 0.3, reach * 0.2, height * 0.11, lighten(colour, 0.7)),
  ].join('');
}
