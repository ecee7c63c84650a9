import { lighten, shade } from '../colour.ts';
import { type Drawing, define } from '../drawing.ts';
import { type Capsule, capsules, tenth } from '../svg.ts';
import type { Contents, Grains } from './contents.ts';
import { type Grain, layGrain } from './strew.ts';

export type GrainKind = keyof typeof grainKinds;

const grainKinds = {
  chickpeas: { width: 11, length: 1.5, angle: 0, jitter: 90, pitch: 0.96 },
  beans: { width: 10, length: 6, angle: 20, jitter: 150, pitch: 0.98 },
  lentils: { width: 8, length: 0.5, angle: 0, jitter: 90, pitch: 0.98 },
  grains: { width: 4.8, length: 4.2, angle: 0, jitter: 175, pitch: 0.98 },
  coarse: { width: 5.5, length: 2.2, angle: 0, jitter: 90, pitch: 0.98 },
  pearls: { width: 7, length: 0, angle: 0, jitter: 0, pitch: 1 },
  seeds: { width: 3.6, length: 2.4, angle: 0, jitter: 90, pitch: 1.05 },
  raisins: { width: 10, length: 5, angle: 0, jitter: 90, pitch: 0.95 },
  flakes: { width: 7, length: 9, angle: 30, jitter: 170, pitch: 0.86 },
  petals: { width: 9, length: 11, angle: 60, jitter: 180, pitch: 0.9 },
  pips: { width: 6.5, length: 7, angle: 60, jitter: 170, pitch: 0.95 },
  threads: { width: 2.8, length: 10, angle: 15, jitter: 170, pitch: 1.1 },
} satisfies Record<string, Grain>;

/** Whether the contents are drawn as a tile of grains. */
export function isGrains(contents: Contents): contents is Grains {
  return contents.kind in grainKinds;
}

export function findGrain({ kind }: Grains): Grain {
  return grainKinds[kind];
}

/** Defines a tile of grains that repeats without a seam, and returns the fill that names it. */
export function tileGrains(drawing: Drawing, contents: Grains): string {
  const grain = findGrain(contents);
  const { width: thickness, length } = grain;
  const stepX = thickness * grain.pitch + length * 0.5;
  const stepY = thickness * grain.pitch * 0.86;
  const columns = Math.max(3, Math.round(40 / stepX));
  const rows = Math.max(4, 2 * Math.round(36 / stepY / 2));
  const [width, height] = [columns * stepX, rows * stepY];
  const isNear = (x: number, y: number) => {
    const margin = thickness + length;
    return x > -margin && x < width + margin && y > -margin && y < height + margin;
  };

  const byColour: Capsule[][] = contents.colours.map(() => []);
  const highlights: Capsule[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2 ? 0.5 : 0) + (drawing.random() - 0.5) * 0.3) * stepX;
      const y = (row + 0.5 + (drawing.random() - 0.5) * 0.3) * stepY;
      const colour = Math.floor(drawing.random() * contents.colours.length);
      const [startX, startY, runX, runY] = layGrain(drawing, grain, x, y);
      // Grains across an edge of the tile are repeated at the opposite edge.
      for (const shiftX of [0, -width, width]) {
        for (const shiftY of [0, -height, height]) {
          if (!isNear(x + shiftX, y + shiftY)) continue;
          const [atX, atY] = [startX + shiftX, startY + shiftY];
          byColour[colour]?.push([atX, atY, runX, runY]);
          if (thickness > 4.5) {
            highlights.push([atX - thickness * 0.14, atY - thickness * 0.18, runX * 0.4, runY * 0.4]);
          }
        }
      }
    }
  }

  const [first] = contents.colours;
  const ground = `<path fill="${shade(first, 0.34)}" d="M0 0h${tenth(width)}v${tenth(height)}H0z"/>`;
  const body = contents.colours.map((colour, index) =>
    capsules(byColour[index] ?? [], thickness * 0.94, colour),
  );
  const light = capsules(highlights, thickness * 0.24, lighten(first, 0.5));
  const id = define(
    drawing,
    (id) =>
      `<pattern id="${id}" width="${tenth(width)}" height="${tenth(height)}" patternUnits="userSpaceOnUse">${ground}${body.join('')}${light}</pattern>`,
  );
  return `url(#${id})`;
}
