import { wordmark } from '../contracts/wordmark.ts';
import { motifs } from './motifs.ts';
import { palette } from './palette.ts';
import { drawStitches, expandMotif, type Grid, sizeGrid, type Threads } from './tatreez.ts';

/** An icon for the home screen: its file, its side in pixels and its drawing. */
export type Icon = { path: string; size: number; svg: string };

/** مونة in cross-stitch on sumac, between two rows of seeds; `side` is that of the cloth in stitches. */
function drawIcon(side: number, size: number): string {
  const [width, height] = sizeGrid(wordmark);
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  const seeds: Grid = ['1.1.1.1.1'];
  const [seedsWidth] = sizeGrid(seeds);
  const seedsLeft = (side - seedsWidth) / 2;
  const sewn = [
    drawStitches(wordmark, [palette.cream, palette.cream, palette.saffron], 1, left, top),
    drawStitches(seeds, [palette.saffron], 1, seedsLeft, top - 3),
    drawStitches(seeds, [palette.saffron], 1, seedsLeft, top + height + 2),
  ].join('');
  return sewOnCloth(side, size, sewn);
}

/** A grid in cross-stitch in the middle of the cloth: the target of a shortcut. */
function drawShortcut(grid: Grid, threads: Threads): string {
  const side = 17;
  const [width, height] = sizeGrid(grid);
  return sewOnCloth(
    side,
    shortcutSize,
    drawStitches(grid, threads, 1, Math.round((side - width) / 2), Math.round((side - height) / 2)),
  );
}

const shortcutSize = 96;

function sewOnCloth(side: number, size: number, sewn: string): string {
  const all = `M0 0h${side}v${side}H0z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${size}" height="${size}">`,
    '<defs><pattern id="x" width="1" height="1" patternUnits="userSpaceOnUse">',
    '<path d="M.17.17l.66.66M.83.17l-.66.66" stroke="#fff" stroke-width=".46" stroke-linecap="round"/></pattern>',
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}"><path fill="url(#x)" d="${all}"/></mask></defs>`,
    `<path fill="${palette.sumac}" d="${all}"/><g mask="url(#m)">${sewn}</g></svg>`,
  ].join('');
}

const lens: Grid = [
  '..1111.....',
  '.1....1....',
  '1......1...',
  '1......1...',
  '1......1...',
  '1......1...',
  '.1....1....',
  '..1111.1...',
  '........2..',
  '.........2.',
  '..........2',
];

const basket: Grid = [
  '...22222...',
  '..2.....2..',
  '.2.......2.',
  '11111111111',
  '1.1.1.1.1.1',
  '11.1.1.1.11',
  '.1.1.1.1.1.',
  '.11.1.1.11.',
  '..1.1.1.1..',
  '..1111111..',
];

const receipt: Grid = [
  '111111111',
  '1.......1',
  '1.22222.1',
  '1.......1',
  '1.22222.1',
  '1.......1',
  '1.222...1',
  '1.......1',
  '1.1.1.1.1',
  '.1.1.1.1.',
];

/**
 * The icons of the installed shop. The first has its own corners; phones mask the others, down to a circle of four
 * fifths of the side, which contains everything embroidered.
 */
export const icons: readonly Icon[] = [
  { path: 'public/icons/icon-192.png', size: 192, svg: drawIcon(17, 192) },
  { path: 'public/icons/icon-512.png', size: 512, svg: drawIcon(17, 512) },
  { path: 'public/icons/maskable-192.png', size: 192, svg: drawIcon(21, 192) },
  { path: 'public/icons/maskable-512.png', size: 512, svg: drawIcon(21, 512) },
  { path: 'public/icons/apple-touch-icon.png', size: 180, svg: drawIcon(19, 180) },
  ...(
    [
      ['search', lens, [palette.cream, palette.saffron]],
      ['products', expandMotif(motifs.jar), [palette.saffron, palette.cream, palette.cream, palette.cream]],
      ['cart', basket, [palette.cream, palette.saffron]],
      ['orders', receipt, [palette.cream, palette.saffron]],
    ] as const
  ).map(([name, grid, threads]) => ({
    path: `public/icons/shortcut-${name}.png`,
    size: shortcutSize,
    svg: drawShortcut(grid, threads),
  })),
];
