import { type Colour, plum, shade } from '../colour.ts';
import { castShadow, centre, type Drawing, define } from '../drawing.ts';
import { line, shape, tenth } from '../svg.ts';

/** Heights of the knot at the top and of the lowest stalks, and the widest half width between them. */
const [knot, lowest, reach] = [62, 184, 34];
const rows = 9;

/** Small dried pods on a thread: a tail of pods below a loop. */
export type StringOfPods = {
  readonly vessel: 'string-of-pods';
  readonly colours: readonly [Colour, ...Colour[]];
  readonly thread: Colour;
};

export function drawStringOfPods(drawing: Drawing, { colours, thread }: StringOfPods): string {
  const id = define(drawing, (id) => `<g id="${id}">${drawPod()}</g>`);
  const { random } = drawing;
  // From the lowest row up, so that each row overlaps the one below.
  const pods = Array.from({ length: rows }, (_, index) => {
    const row = rows - 1 - index;
    const y = knot + 8 + (row * (lowest - knot - 8)) / (rows - 1);
    const count = row % 2 ? 4 : 5;
    const spread = reach * Math.min(1, 0.45 + row * 0.16, 0.5 + (rows - 1 - row) * 0.3);
    return Array.from({ length: count }, (_, column) => {
      const out = (column / (count - 1)) * 2 - 1;
      const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
      const place = `translate(${tenth(centre + out * spread)} ${tenth(y + (random() - 0.5) * 8)})`;
      const turn = Math.round(-out * 52 + (random() - 0.5) * 20);
      const fill = out > 0.4 ? shade(colour, 0.18) : colour;
      return `<use href="#${id}" fill="${fill}" transform="${place}rotate(${turn})"/>`;
    }).join('');
  });
  const loop = `M${centre} ${knot + 8}C${centre - 20} 44 ${centre - 12} 22 ${centre} 22S${centre + 20} 44 ${centre} ${knot + 8}`;
  return [
    castShadow(centre - 34, centre + 38, 5),
    line(loop, thread, 3.5),
    ...pods,
    shape(`M${centre - 8} ${knot - 9}h16v14h-16z`, thread),
    shape(`M${centre + 2} ${knot - 9}h6v14h-6z`, shade(thread, 0.2)),
    line(`M${centre - 8} ${knot - 2}h16`, shade(thread, 0.35), 1.8),
  ].join('');
}

/** A ribbed pod hanging from 0, 0; its colour is inherited from the `use` element. */
function drawPod(): string {
  return [
    '<path d="M-8 2Q-11 16 0 42Q11 16 8 2z"/>',
    shape('M-8 2Q-11 16 0 42Q-3 16-1 2z', '#fff', 0.2),
    shape('M3 2Q6 18 0 42Q11 16 8 2z', plum, 0.3),
    shape('M-9 4Q-8-4-2-5v-6h4v6Q8-4 9 4Q0 0-9 4z', plum, 0.5),
  ].join('');
}
