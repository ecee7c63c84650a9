import { lighten, shade } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { type Capsule, capsules, ellipse, line, shape, tenth } from '../svg.ts';
import type { Contents, Fluid, Powder } from './contents.ts';
import { isGrains, tileGrains } from './grains.ts';
import { isPile, layPile } from './piles.ts';
import { strew } from './strew.ts';

/** Contents that fill a box up to its top edge; the caller clips them to the inside of the vessel. */
export function fillBox(
  drawing: Drawing,
  contents: Contents,
  left: number,
  top: number,
  right: number,
  bottom: number,
): string {
  const [width, height] = [right - left, bottom - top];
  const block = (fill: string) =>
    shape(`M${tenth(left)} ${tenth(top)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`, fill);
  const surface = (colour: string, opacity?: number) =>
    ellipse((left + right) / 2, top, width / 2, 5, colour, opacity);
  const [first] = contents.colours;

  if (isGrains(contents)) {
    return block(tileGrains(drawing, contents)) + surface(lighten(first, 0.2), 0.5);
  }
  if (isPile(contents)) {
    if (contents.kind === 'rolls') {
      return block(shade(first, 0.3)) + layPile(drawing, contents, [left, top + 4, right, bottom]);
    }
    const around = contents.oil ?? shade(first, 0.3);
    const pileTop = top + (contents.oil ? 7 : 0);
    return (
      block(around) +
      surface(lighten(around, 0.4)) +
      layPile(drawing, contents, [left, pileTop, right, bottom])
    );
  }
  const body = { drawing, contents, left, top, width, height };
  switch (contents.kind) {
    case 'liquid':
      return block(first) + drawGleam(body, 0.18) + surface(lighten(first, 0.42));
    case 'honey':
      return block(first) + drawGleam(body, 0.3) + surface(lighten(first, 0.42)) + drawBubbles(body);
    case 'paste':
      return block(first) + surface(lighten(first, 0.35)) + drawFolds(body);
    case 'powder':
      return block(first) + surface(lighten(first, 0.22)) + drawDust(body);
    case 'comb':
      return block(first) + drawCells(body);
  }
}

type Body = {
  drawing: Drawing;
  contents: Powder | Fluid;
  left: number;
  top: number;
  width: number;
  height: number;
};

function drawGleam({ contents, left, top, width, height }: Body, amount: number): string {
  const d = `M${tenth(left)} ${top}h${tenth(width * 0.4)}q${tenth(-width * 0.1)} ${tenth(height * 0.5)} 0 ${tenth(height)}h${tenth(-width * 0.4)}z`;
  return shape(d, lighten(contents.colours[0], amount));
}

function drawBubbles({ contents, left, top, width, height }: Body): string {
  const bubbles: Capsule[] = [
    [left + width * 0.7, top + height * 0.3, 0, 0],
    [left + width * 0.78, top + height * 0.42, 0, 0],
    [left + width * 0.62, top + height * 0.14, 0, 0],
  ];
  return capsules(bubbles, 4.5, lighten(contents.colours[0], 0.5));
}

function drawFolds({ drawing, contents, left, top, width, height }: Body): string {
  const quarter = tenth(width * 0.25);
  const half = tenth(width * 0.5);
  const upper = `M${tenth(left + 6)} ${tenth(top + height * 0.2)}q${quarter} 10 ${half} 0t${half} 0`;
  const lower = `M${tenth(left)} ${tenth(top + height * 0.9)}q${quarter} -12 ${half} 0t${half} 0`;
  const folds = line(upper + lower, lighten(contents.colours[0], 0.2), 4);
  if (!contents.specks) return folds;
  const across = (chance: number) => left + chance * width;
  const down = (chance: number) => top + 8 + chance * (height - 8);
  return folds + capsules(strew(drawing, 22, [1, 0.6], across, down), 3, contents.specks);
}

function drawDust({ drawing, contents, left, top, width, height }: Body): string {
  const [colour] = contents.colours;
  const half = tenth(width * 0.5);
  const drift = `M${tenth(left)} ${tenth(top + height * 0.56)}q${tenth(width * 0.25)} -10 ${half} 0t${half} -3v${tenth(height * 0.5)}h${tenth(-width)}z`;
  const across = (chance: number) => left + chance * width;
  const down = (chance: number) => top + 7 + chance * (height - 8);
  const dust = (run: readonly [number, number]) => strew(drawing, 26, run, across, down);
  return (
    shape(drift, shade(colour, 0.1)) +
    capsules(dust([0, 0]), 2.6, shade(colour, 0.26)) +
    capsules(dust([0, 0]), 2.4, lighten(colour, 0.3)) +
    (contents.specks ? capsules(dust([2, 1]), 3.4, contents.specks) : '')
  );
}

function drawCells({ contents, left, top, width, height }: Body): string {
  const side = 13;
  const [across, down] = [side * 1.73, side * 1.5];
  const slope = tenth(side * 0.866);
  let cells = '';
  for (let row = -1; row < height / down + 1; row++) {
    for (let column = -1; column < width / across + 1; column++) {
      const x = left + (column + (row & 1) / 2) * side * 1.73;
      const y = top + row * side * 1.5;
      cells += `M${tenth(x)} ${tenth(y)}l${slope} ${side / 2}v${side}l-${slope} ${side / 2}l-${slope}-${side / 2}v-${side}z`;
    }
  }
  const [colour] = contents.colours;
  return `<path d="${cells}" fill="${lighten(colour, 0.12)}" stroke="${lighten(colour, 0.55)}" stroke-width="3"/>`;
}
