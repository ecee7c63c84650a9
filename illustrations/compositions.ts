import type { Colour } from './colour.ts';
import { shape, tenth } from './svg.ts';

/** Side of a cell in stitches: the modern store fills the same grid with discs and triangles. */
const cell = 4;

/**
 * The contents of a cell: `#` full, `o` disc, `-` bar; and, clockwise from the top left corner, quarter discs `1` to
 * `4` and triangles `q` `w` `e` `r`.
 */
const primitives: Record<string, string> = {
  '#': 'h4v4h-4z',
  o: 'm2 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4z',
  1: 'h4a4 4 0 0 1-4 4z',
  2: 'h4v4a4 4 0 0 1-4-4z',
  3: 'm4 0v4h-4a4 4 0 0 1 4-4z',
  4: 'v4h4a4 4 0 0 0-4-4z',
  q: 'h4l-4 4z',
  w: 'h4v4z',
  e: 'm4 0v4h-4z',
  r: 'v4h4z',
  '-': 'm0 1h4v2h-4z',
};

/** Two layers of cells, each in its own colour. */
const compositions = {
  wave: [
    ['....', '3434', '####'],
    ['....', '....', '1212'],
  ],
  sun: [
    ['....', '.34.', '.21.'],
    ['r..e', '....', '####'],
  ],
  leaf: [
    ['3.4.', '.1.2', '3.4.', '.1.2'],
    ['.3.4', '1.2.', '.3.4', '1.2.'],
  ],
  triangles: [
    ['qqqq', 'eeee', 'qqqq'],
    ['eeee', 'qqqq', 'eeee'],
  ],
  dots: [
    ['o.o.', '.o.o', 'o.o.'],
    ['.o.o', 'o.o.', '.o.o'],
  ],
  arcs: [
    ['3434', '2121', '3434'],
    ['2121', '3434', '2121'],
  ],
  steps: [
    ['r...', '#r..', '##r.', '###r'],
    ['.www', '..ww', '...w', '....'],
  ],
  bars: [
    ['####', '....', '####'],
    ['....', '----', '....'],
  ],
  bubbles: [
    ['o..o', '..o.', 'o..o', '.o..'],
    ['..o.', 'o...', '.o..', '...o'],
  ],
} as const;

export type Composition = {
  readonly shape: keyof typeof compositions;
  /** One colour per layer. */
  readonly colours: readonly [Colour, Colour];
};

/** Path of rows of cells, in stitches. */
export function cellPath(rows: readonly string[], left = 0, top = 0): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((sign, x) => {
        const primitive = primitives[sign];
        return primitive ? `M${left + x * cell} ${top + y * cell}${primitive}` : '';
      }),
    )
    .join('');
}

/** A composition that covers the box, aligned to its lower edge; the caller clips it. */
export function drawComposition(
  { shape: name, colours }: Composition,
  left: number,
  top: number,
  width: number,
  height: number,
): string {
  const [back, front] = compositions[name];
  const across = 4 * cell;
  const down = back.length * cell;
  const scale = Math.max(width / across, height / down);
  const art = shape(cellPath(back), colours[0]) + shape(cellPath(front), colours[1]);
  const place = `translate(${tenth(left + (width - across * scale) / 2)} ${tenth(top + height - down * scale)})`;
  return `<g transform="${place} scale(${Math.round(scale * 100) / 100})">${art}</g>`;
}

/** The name cilka in cells: 40 × 12 stitches. */
export const cilkaMark: string = [
  cellPath(['3q', '2r'], 0, 4),
  cellPath(['o', '#', '#'], 10),
  cellPath(['#', '#', '#'], 16),
  cellPath(['#.', '#q', '#r'], 22),
  cellPath(['3#', '2#'], 32, 4),
].join('');

/** The cilka mark, `width` units wide, centred at `x`, `y`. */
export function drawCilkaMark(x: number, y: number, width: number, colour: Colour): string {
  const scale = Math.round((width / 40) * 100) / 100;
  const place = `translate(${tenth(x - width / 2)} ${tenth(y - 6 * scale)})`;
  return `<path transform="${place} scale(${scale})" fill="${colour}" d="${cilkaMark}"/>`;
}
