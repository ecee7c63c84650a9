import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import { castBoxShadow, centre, type Drawing } from '../drawing.ts';
import { box, type Capsule, capsules, ellipse, line, shape, sideFace, tenth, topFace } from '../svg.ts';

/** The surface of the board. */
const table = 208;

/** Cheese on a wooden board. */
export type Cheese = {
  readonly vessel: 'cheese';
  readonly cut: 'blocks' | 'halloumi' | 'basket' | 'braid' | 'balls';
  readonly colour: Colour;
  /** Nigella in it or thyme on it. */
  readonly seeds?: Colour;
};

export function drawCheese(drawing: Drawing, cheese: Cheese): string {
  const draw = {
    blocks: drawBlocks,
    halloumi: drawHalloumi,
    basket: drawBasket,
    braid: drawBraid,
    balls: drawBalls,
  };
  return castBoxShadow(centre + 8, 104) + drawBoard() + draw[cheese.cut](drawing, cheese);
}

function drawBoard(): string {
  const wood = '#b98a55';
  const dark = shade(wood, 0.25);
  return [
    shape(`M${centre - 96} 212l16 -12h176l-14 12z`, lighten(wood, 0.25)),
    shape(`M${centre - 96} 212h178v13q0 3-3 3H${centre - 93}q-3 0-3-3z`, wood),
    shape(`M${centre + 82} 212l14-12v12l-14 16z`, dark),
    line(`M${centre - 84} 219h60M${centre + 4} 221h52`, dark, 2),
  ].join('');
}

function drawBlocks(drawing: Drawing, cheese: Cheese): string {
  return (
    drawBlock(drawing, cheese, centre - 82, table - 54, 76, 52) +
    drawBlock(drawing, cheese, centre + 4, table - 50, 66, 48) +
    drawBlock(drawing, cheese, centre - 46, table - 106, 78, 50)
  );
}

function drawBlock(
  { random }: Drawing,
  { colour, seeds }: Cheese,
  left: number,
  top: number,
  width: number,
  height: number,
  depth = 22,
): string {
  const slant = depth * 0.55;
  const scatter = () =>
    Array.from({ length: 20 }, (_, index): Capsule => {
      const row = Math.floor(index / 5);
      const column = (index % 5) + (row % 2) * 0.5;
      return [
        left + 9 + (column * (width - 18)) / 5 + random() * 7,
        top + 9 + (row * (height - 18)) / 3.4 + random() * 5,
        1.4,
        0.8,
      ];
    }).filter(() => random() > 0.3);
  return [
    shape(topFace(left, top, width, depth, slant), lighten(colour, 0.75)),
    shape(sideFace(left + width, top, height, depth, slant), shade(colour, 0.24)),
    shape(box(left, top, width, height), colour),
    seeds ? capsules(scatter(), 3.2, seeds) : '',
    line(`M${left + 6} ${top + height * 0.3}v${height * 0.4}`, '#fff', 3.5, 0.7),
    line(`M${left + 1} ${top + height - 0.5}h${width - 1}l${depth}-${slant}`, deepen(colour), 1.8, 0.2),
  ].join('');
}

/** A folded slab with mint, and another on top. */
function drawHalloumi(drawing: Drawing, cheese: Cheese): string {
  const { colour } = cheese;
  const left = centre - 84;
  const mint = Array.from({ length: 12 }, (): Capsule => {
    return [centre - 70 + drawing.random() * 100, table - 50 + drawing.random() * 42, 3, 1];
  });
  const fold = [
    shape(`M${left} ${table - 2}v-44q0-14 14-14h112q16 0 16 15t-15 15h8q12 0 12 14v14z`, shade(colour, 0.24)),
    shape(`M${left} ${table - 2}v-44q0-14 14-14h104q14 0 14 15t-14 15h2q12 0 12 14v14z`, colour),
    line(`M${centre - 62} ${table - 30}h98`, deepen(colour), 2.5, 0.4),
    line(`M${centre - 74} ${table - 46}q2-5 8-5h60`, '#fff', 4, 0.8),
    capsules(mint, 3.2, '#6f8a4a'),
  ];
  return [
    ...fold,
    drawBlock(drawing, cheese, centre - 66, table - 96, 92, 34, 26),
    drawSprig('#4f7a3c'),
  ].join('');
}

/** A round cheese with the ribs of its basket. */
function drawBasket(_drawing: Drawing, { colour }: Cheese): string {
  const [width, height, left] = [150, 66, centre - 78];
  const top = table - height - 6;
  const edge = shade(colour, 0.15);
  const side = `M${left} ${top}Q${left + width / 2} ${top + 30} ${left + width} ${top}V${top + height - 8}Q${left + width / 2} ${top + height + 20} ${left} ${top + height - 8}z`;
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const y = top + 10 + 12 * (1 - ((index - 4) / 4.6) ** 2);
    return `M${left + 9 + index * 16.5} ${tenth(y)}v${height - 22}`;
  });
  const hoop = (down: number) => `M${left + 4} ${top + down}q${width / 2 - 4} 28 ${width - 8} 0`;
  return [
    shape(side, colour),
    line(ribs.join(''), edge, 4),
    line(hoop(26) + hoop(42), edge, 4),
    shape(`M${left + width - 36} ${top}v${height + 4}q26-4 36-12V${top}z`, plum, 0.1),
    ellipse(left + width / 2, top, width / 2, 19, lighten(colour, 0.8)),
    line(`M${left + 30} ${top - 4}q40-12 84-4M${left + 40} ${top + 6}q40 6 70 0`, edge, 3),
    drawSprig('#5f7a35'),
  ].join('');
}

/** A plait: two rows of lobes, each over the previous one. */
function drawBraid(_drawing: Drawing, { colour, seeds = '#2b2420' }: Cheese): string {
  const edge = shade(colour, 0.15);
  const parts = [
    shape('M-34 0C-24-20 20-22 34 0C22 20-24 20-34 0z', deepen(colour)),
    shape('M-32 0C-23-18 19-20 32 0C21 18-23 18-32 0z', colour),
    shape('M-20 10C0 17 20 14 32 0C21 18-10 20-20 10z', edge),
    line('M-22-3C-8-10 8-10 22-4M-16 5C-4 1 8 1 18 4', edge, 2.2),
  ].join('');
  const lobe = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${parts}</g>`;
  const plait = Array.from(
    { length: 5 },
    (_, index) =>
      lobe(centre - 72 + index * 34, table - 46, 38) + lobe(centre - 58 + index * 32, table - 24, -32),
  );
  const nigella = Array.from({ length: 24 }, (_, index): Capsule => {
    return [centre - 84 + index * 6.8, table - 58 + ((index * 37) % 46), 1.2, 0.8];
  });
  return (
    ellipse(centre - 4, table - 4, 86, 8, shade(colour, 0.3)) + plait.join('') + capsules(nigella, 3.2, seeds)
  );
}

/** Rough balls, dry as stones (jameed) or rolled in thyme (shanklish). */
function drawBalls(drawing: Drawing, cheese: Cheese): string {
  return (
    drawBall(drawing, cheese, centre - 48, table - 34, 37) +
    drawBall(drawing, cheese, centre + 40, table - 33, 36) +
    drawBall(drawing, cheese, centre - 4, table - 82, 38)
  );
}

function drawBall(
  { random }: Drawing,
  { colour, seeds }: Cheese,
  x: number,
  y: number,
  radius: number,
): string {
  const r = radius;
  const outline = `M${x - r} ${y}q-2-${r * 0.9} ${r * 0.5}-${r * 0.98}t${r}-.2q${r * 0.6} ${r * 0.5} ${r * 0.48} ${r * 1.2}t-${r * 0.6} ${r * 0.86}q-${r * 0.5} ${r * 0.22}-${r} 0t-${r * 0.38}-${r * 0.86}z`;
  const dark = `M${x + r * 0.3} ${y - r * 0.95}q${r * 0.75} ${r * 0.4} ${r * 0.68} ${r * 1.2}t-${r * 0.7} ${r * 0.84}q-${r * 0.3} .1-${r * 0.5} 0q${r * 0.8}-${r * 0.9} ${r * 0.52}-${r * 2}z`;
  const gleam = `M${x - r * 0.62} ${y - r * 0.3}q${r * 0.2}-${r * 0.36} ${r * 0.6}-${r * 0.4}`;
  const thyme = () =>
    Array.from({ length: 16 }, (): Capsule => {
      const turn = random() * 6.28;
      const out = Math.sqrt(random()) * r * 0.82;
      return [x + Math.cos(turn) * out, y + Math.sin(turn) * out, 1.6, 0.8];
    });
  const cracks = `M${tenth(x - r * 0.1)} ${tenth(y + r * 0.1)}l${tenth(r * 0.2)} ${tenth(r * 0.16)}l${tenth(r * 0.16)}-3M${tenth(x - r * 0.62)} ${tenth(y + r * 0.3)}l${tenth(r * 0.26)} ${tenth(r * 0.14)}l4 8M${tenth(x + r * 0.02)} ${tenth(y - r * 0.46)}l${tenth(r * 0.2)} 5`;
  return [
    shape(outline, colour),
    shape(dark, shade(colour, 0.24)),
    line(gleam, '#fff', 4, 0.7),
    seeds ? capsules(thyme(), 3, seeds) : line(cracks, shade(colour, 0.15), 2.4),
  ].join('');
}

function drawSprig(colour: Colour): string {
  const leaves = `M${centre + 70} 196q-4-26 16-40q12 26-16 40zM${centre + 66} 198q-22-12-20-32q22 4 20 32z`;
  const veins = `M${centre + 70} 194q2-18 12-30M${centre + 65} 196q-8-14-15-24`;
  return shape(leaves, colour) + line(veins, lighten(colour, 0.4), 1.8);
}
