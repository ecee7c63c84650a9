import { lighten, mix, plum, shade } from '../colour.ts';
import { clip, type Drawing } from '../drawing.ts';
import { capsules, ellipse, line, shape, tenth } from '../svg.ts';
import type { Grains, Heapable, Pile, Powder, Swirl } from './contents.ts';
import { findGrain, isGrains, tileGrains } from './grains.ts';
import { findPiece, isPile, layPile } from './piles.ts';
import { layGrain, strew } from './strew.ts';

/** The position of a heap: the middle of the rim, its half width, and the heap's height above it. */
type Rim = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly height: number;
};

/** A heap above the rim of a bowl, a sack or a crate. */
export function drawHeap(drawing: Drawing, contents: Heapable, rim: Rim): string {
  if (isPile(contents)) return drawPyramid(drawing, contents, rim);
  const { x, y, radius, height } = rim;
  const outline = `M${tenth(x - radius)} ${y}C${tenth(x - radius * 0.72)} ${tenth(y - height * 0.42)} ${tenth(x - radius * 0.42)} ${tenth(y - height)} ${tenth(x - radius * 0.04)} ${tenth(y - height)}S${tenth(x + radius * 0.74)} ${tenth(y - height * 0.4)} ${tenth(x + radius)} ${y}Q${x} ${tenth(y + 26)} ${tenth(x - radius)} ${y}z`;
  const shadow = `M${tenth(x + radius * 0.12)} ${tenth(y - height - 4)}C${tenth(x + radius * 0.3)} ${tenth(y - height * 0.5)} ${tenth(x + radius * 0.52)} ${tenth(y - height * 0.1)} ${tenth(x + radius * 0.36)} ${y + 26}H${x + radius + 8}V${y - height}z`;
  if (!isGrains(contents)) {
    const body = shape(outline, contents.colours[0]);
    return body + clip(drawing, outline, shape(shadow, plum, 0.1) + drawDust(drawing, contents, rim));
  }
  const body = shape(outline, tileGrains(drawing, contents));
  return body + clip(drawing, outline, shape(shadow, plum, 0.1)) + drawCrest(drawing, contents, rim);
}

/** Strained yogurt: a spooned mound, a groove, an oil pool, herbs. */
export function drawSwirl(drawing: Drawing, contents: Swirl, { x, y, radius, height }: Rim): string {
  const [colour] = contents.colours;
  const { oil } = contents;
  const mound = `M${tenth(x - radius)} ${y}C${tenth(x - radius * 0.9)} ${tenth(y - height * 0.5)} ${tenth(x - radius * 0.55)} ${tenth(y - height * 0.82)} ${x - 4} ${tenth(y - height * 0.8)}S${tenth(x + radius * 0.92)} ${tenth(y - height * 0.5)} ${tenth(x + radius)} ${y}Q${x} ${y + 26} ${tenth(x - radius)} ${y}z`;
  const shadow = `M${x + radius * 0.34} ${tenth(y - height)}q${tenth(radius * 0.5)} ${tenth(height * 0.6)} ${tenth(radius * 0.16)} ${tenth(height + 26)}h${radius}v${-height - 40}z`;
  const groove = `M${tenth(x - radius * 0.7)} ${tenth(y - height * 0.3)}a${tenth(radius * 0.7)} ${tenth(height * 0.3)} 0 1 1 ${tenth(radius * 1.4)} 0a${tenth(radius * 0.7)} ${tenth(height * 0.26)} 0 1 1 ${tenth(-radius * 1.4)} 0z`;
  const light = `M${tenth(x - radius * 0.8)} ${tenth(y - height * 0.34)}q${tenth(radius * 0.16)} ${tenth(-height * 0.26)} ${tenth(radius * 0.5)} ${tenth(-height * 0.32)}`;
  const herbs = capsules(
    [
      [x + 16, y - height * 0.28, 3, 1],
      [x + 26, y - height * 0.18, 2, -2],
      [x - 24, y - height * 0.16, 3, 1],
      [x + 2, y - height * 0.14, 2, 2],
      [x + radius * 0.8, y - height * 0.2, 2, 2],
      [x + radius * 0.56, y - height * 0.52, 3, 1],
      [x - radius * 0.82, y - height * 0.08, 3, 0],
      [x - radius * 0.3, y - height * 0.62, 2, 2],
    ],
    4,
    contents.specks,
  );
  const inside = [
    shape(shadow, shade(colour, 0.12)),
    shape(groove, shade(colour, 0.2)),
    ellipse(x, y - height * 0.25, radius * 0.66, height * 0.25, shade(colour, 0.06)),
    ellipse(x + 2, y - height * 0.22, radius * 0.5, height * 0.18, mix(oil, plum, 0.12)),
    ellipse(x, y - height * 0.24, radius * 0.48, height * 0.165, oil),
    ellipse(x - radius * 0.16, y - height * 0.28, radius * 0.17, height * 0.05, lighten(oil, 0.65)),
    line(light, '#fff', 5, 0.9),
    herbs,
  ];
  return shape(mound, colour) + clip(drawing, mound, inside.join(''));
}

/** Rows placed from the top down, the widest at the rim. */
function drawPyramid(drawing: Drawing, pile: Pile, { x, y, radius, height }: Rim): string {
  const { width } = findPiece(pile);
  const count = Math.max(2, Math.round(height / (width * 0.62)));
  const rows = Array.from({ length: count }, (_, index) => {
    const top = y - height + width * 0.5 + index * (height / count);
    const reach = radius * (0.22 + 0.78 * Math.sqrt((index + 0.6) / count)) - width * 0.3;
    return layPile(drawing, pile, [x - reach, top - 1, x + reach, top + width * 0.3], true);
  });
  return clip(drawing, `M0 0H240V${y}Q${x} ${y + 26} 0 ${y}z`, rows.join(''));
}

function drawDust(drawing: Drawing, contents: Powder, { x, y, radius, height }: Rim): string {
  const [colour] = contents.colours;
  const gleam = `M${tenth(x - radius * 0.62)} ${tenth(y - height * 0.3)}C${tenth(x - radius * 0.4)} ${tenth(y - height * 0.8)} ${tenth(x - radius * 0.2)} ${tenth(y - height * 0.96)} ${x} ${tenth(y - height)}C${tenth(x - radius * 0.16)} ${tenth(y - height * 0.66)} ${tenth(x - radius * 0.3)} ${tenth(y - height * 0.36)} ${tenth(x - radius * 0.34)} ${tenth(y)}z`;
  const across = (spread: number) => (chance: number) => x + (chance - 0.5) * radius * spread;
  const up = (chance: number) => y + 8 - chance * height;
  const dark = strew(drawing, 34, [0, 0], across(1.8), up);
  const pale = strew(drawing, 24, [0, 0], across(1.6), up);
  const dust =
    shape(gleam, lighten(colour, 0.22)) +
    capsules(dark, 2.6, shade(colour, 0.28)) +
    capsules(pale, 2.6, lighten(colour, 0.35));
  if (!contents.specks) return dust;
  const specks = strew(drawing, 24, [2, 1], across(1.7), (chance) => y + 6 - chance * height * 0.9);
  return dust + capsules(specks, 3.6, contents.specks);
}

/** Single grains along the top edge, so that the heap has no straight outline. */
function drawCrest(drawing: Drawing, contents: Grains, { x, y, radius, height }: Rim): string {
  const grain = findGrain(contents);
  const crest = Array.from({ length: 9 }, (_, index) => {
    const atX = x - radius * 0.9 + ((index + 0.5) / 9) * radius * 1.8;
    const out = Math.abs(atX - x) / radius;
    return layGrain(drawing, grain, atX, y - height * (1 - out ** 1.35) * 0.97 - 1);
  });
  return capsules(crest, grain.width * 0.9, contents.colours[0]);
}
