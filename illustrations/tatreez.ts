import type { MotifPaths, Thread } from '../web/illustrations/motif-paths.ts';

/** Rows of stitches: `.` is empty, `1` to `4` are threads. All rows have the same length. */
export type Grid = readonly string[];
/** The colours of threads 1, 2, 3 and 4; a missing one defaults to the first. */
export type Threads = readonly [string, ...string[]];
/** A stored motif: its rows may be only a half (`x`) or a quarter (`xy`) of the whole. */
export type Motif = { readonly mirror: 'none' | 'x' | 'xy'; readonly rows: Grid };

type Rectangle = { x: number; y: number; width: number; height: number };

/** The whole motif: mirrored about its last column, and about its last row if it is a quarter. */
export function expandMotif({ mirror, rows }: Motif): Grid {
  const longest = Math.max(...rows.map((row) => row.length));
  const padded = rows.map((row) => row.padEnd(longest, '.'));
  if (mirror === 'none') return padded;
  const wide = padded.map((row) => row + [...row].reverse().join('').slice(1));
  return mirror === 'x' ? wide : [...wide, ...wide.toReversed().slice(1)];
}

/** Width and height in stitches. */
export function sizeGrid(grid: Grid): readonly [width: number, height: number] {
  return [grid[0]?.length ?? 0, grid.length];
}

/** The largest stitch with which the grid fits into `width` × `height`. */
export function fitStitch(grid: Grid, width: number, height: number): number {
  const [columns, rows] = sizeGrid(grid);
  return Math.min(width / columns, height / rows);
}

/** Stitches of one thread (of any thread, if none is given), merged greedily into large rectangles. */
export function mergeStitches(grid: Grid, thread?: Thread): Rectangle[] {
  const [columns, rows] = sizeGrid(grid);
  const taken = new Set<number>();
  const isFree = (x: number, y: number) => {
    if (x >= columns || y >= rows || taken.has(y * columns + x)) return false;
    const stitch = grid[y]?.[x] ?? '.';
    return thread === undefined ? stitch !== '.' : stitch === String(thread);
  };
  const rowIsFree = (x: number, y: number, width: number) =>
    Array.from({ length: width }, (_, step) => x + step).every((column) => isFree(column, y));
  const columnIsFree = (x: number, y: number, height: number) =>
    Array.from({ length: height }, (_, step) => y + step).every((row) => isFree(x, row));
  const growWideFirst = (x: number, y: number): Rectangle => {
    let [width, height] = [1, 1];
    while (isFree(x + width, y)) width++;
    while (rowIsFree(x, y + height, width)) height++;
    return { x, y, width, height };
  };
  const growTallFirst = (x: number, y: number): Rectangle => {
    let [width, height] = [1, 1];
    while (isFree(x, y + height)) height++;
    while (columnIsFree(x + width, y, height)) width++;
    return { x, y, width, height };
  };

  const merged: Rectangle[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!isFree(x, y)) continue;
      const [wide, tall] = [growWideFirst(x, y), growTallFirst(x, y)];
      const larger = tall.width * tall.height > wide.width * wide.height ? tall : wide;
      for (let row = y; row < y + larger.height; row++) {
        for (let column = x; column < x + larger.width; column++) taken.add(row * columns + column);
      }
      merged.push(larger);
    }
  }
  return merged;
}

/** One compact path of one thread (of all, if none is given), `stitch` units per stitch, starting at `left`, `top`. */
export function stitchPath(grid: Grid, thread?: Thread, stitch = 1, left = 0, top = 0): string {
  let d = '';
  let [lastX, lastY] = [0, 0];
  for (const { x, y, width, height } of mergeStitches(grid, thread)) {
    const [atX, atY] = [x * stitch + left, y * stitch + top];
    d += d ? `m${hundredth(atX - lastX)} ${hundredth(atY - lastY)}` : `M${hundredth(atX)} ${hundredth(atY)}`;
    d += `h${hundredth(width * stitch)}v${hundredth(height * stitch)}h${hundredth(-width * stitch)}z`;
    [lastX, lastY] = [atX, atY];
  }
  return d.replaceAll(' -', '-');
}

/** One filled path per thread. */
export function drawStitches(grid: Grid, colours: Threads, stitch = 1, left = 0, top = 0): string {
  return listThreads(grid)
    .map((thread) => {
      const fill = colours[thread - 1] ?? colours[0];
      return `<path fill="${fill}" d="${stitchPath(grid, thread, stitch, left, top)}"/>`;
    })
    .join('');
}

/** The motif for a page that sets its thread colours itself. */
export function pathMotif(grid: Grid): MotifPaths {
  const [width, height] = sizeGrid(grid);
  return {
    width,
    height,
    paths: listThreads(grid).map((thread) => ({ thread, d: stitchPath(grid, thread) })),
  };
}

function listThreads(grid: Grid): Thread[] {
  const sewn = grid.join('');
  return ([1, 2, 3, 4] as const).filter((thread) => sewn.includes(String(thread)));
}

function hundredth(value: number): string {
  return String(Number(value.toFixed(2))).replace(/^(-?)0\./, '$1.');
}
