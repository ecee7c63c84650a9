import sharp from 'sharp';
import { wordmark } from '../contracts/wordmark.ts';
import type { Colour } from './colour.ts';
import { cellPath, cilkaMark } from './compositions.ts';
import { encodePng } from './encode-png.ts';
import { motifs } from './motifs.ts';
import { box } from './svg.ts';
import { drawStitches, expandMotif, type Grid, sizeGrid, stitchPath } from './tatreez.ts';

/** A pattern that repeats: its size in stitches and its stitches. */
type Pattern = { readonly width: number; readonly height: number; readonly art: string };

const thread = { sumac: '#8c1d2f', night: '#7c1a2a', cream: '#fbf1dc', saffron: '#e6ad3c', olive: '#a9b85a' };
const petrol = { dark: '#0f4a56', middle: '#175e6a', teal: '#1d7a80', citron: '#d6d93f', coral: '#ee7b5c' };

/** The marks of a select and of a ticked checkbox. */
const marks: Record<'chevron' | 'tick', Grid> = {
  chevron: ['11....11', '.11..11.', '..1111..', '...11...', '........'],
  tick: [
    '..........',
    '........1.',
    '.......11.',
    '......11..',
    '.1...11...',
    '.11.11....',
    '..1111....',
    '...11.....',
    '..........',
    '..........',
  ],
};

/**
 * The style sheet of every border, cloth and wall: data URIs in custom properties, by store and by scheme. What is made of
 * stitches is a PNG of one pixel a stitch, whose users give its size: an SVG costs a document of its own, about 15 ms of a slow
 * phone's first frame that shows it.
 */
export async function writeBandsSheet(): Promise<string> {
  const [edging, nightEdging, slim, night, cloth, seeds, chevron, tick] = await Promise.all([
    sew(drawEdging(thread.sumac)),
    sew(drawEdging(thread.night)),
    sew(drawSlimEdging(thread.sumac, thread.saffron)),
    sew(drawGarden('#d4495a', '#a9b85a', '#f0b64a')),
    sew(drawCloth('#a83245', '#c98a3a', thread.sumac)),
    sew(drawSeeds('#000')),
    sew(drawMark(marks.chevron, '#000')),
    sew(drawMark(marks.tick, '#fff8ea')),
  ]);
  const frieze = drawFrieze();
  const light = {
    'tz-edging': edging,
    'tz-edging-lg': edging,
    'tz-slim': slim,
    'tz-garden-night': night,
    'tz-cloth-sumac': cloth,
    'tz-seeds': seeds,
    'tz-chevron': chevron,
    'tz-tick': tick,
    'tz-ashlar': inCss(drawAshlar()),
    'cz-pattern': inCss(paint(drawCilkaPattern(), 10)),
  };
  const cilka = {
    'tz-ashlar': inCss(drawTiles()),
    'tz-edging': inCss(paint(frieze, 4)),
    'tz-slim': inCss(paint(frieze, 2)),
  };
  const dark = { 'tz-edging': nightEdging, 'tz-edging-lg': nightEdging };
  return [
    '/* Made by illustrations/draw-all.ts. */',
    writeRule(':root', light),
    writeRule('[data-store="cilka"]', cilka),
    `@media (prefers-color-scheme:dark){${writeRule(':root', dark)}}`,
    '',
  ].join('\n');
}

/** Cloths, walls and marks as separate pictures by file name, for cards that the server draws. */
export function drawOrnaments(): Record<string, string> {
  const mark = (width: number, height: number, d: string) => ({ width, height, art: `<path d="${d}"/>` });
  const [columns, rows] = sizeGrid(wordmark);
  return {
    edging: paint(drawEdging(thread.sumac), 5, ' shape-rendering="crispEdges"'),
    frieze: paint(drawFrieze(), 4),
    ashlar: drawAshlar(),
    tiles: drawTiles(),
    wordmark: paint(mark(columns, rows, stitchPath(wordmark)), 8, ' shape-rendering="crispEdges"'),
    cilka: paint(mark(40, 12, cilkaMark), 6),
  };
}

/** The shelf's cloth: lozenges between dotted rows, with a toothed hem. */
function drawEdging(ground: Colour): Pattern {
  const [width, height] = [24, 15];
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  const stitch = (x: number, y: number, sewn: string) => {
    const row = rows[y];
    if (row) row[(x + width) % width] = sewn;
  };
  const lozenge = (middle: number, reach: number, core: number, sewn: string) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        const out = Math.abs(x) + Math.abs(y);
        if (out === reach) stitch(middle + x, 5 + y, '1');
        if (out <= core) stitch(middle + x, 5 + y, sewn);
      }
    }
  };
  for (let x = 1; x < width; x += 2) {
    stitch(x, 1, '1');
    stitch(x, 9, '1');
  }
  lozenge(6, 3, 1, '2');
  lozenge(18, 3, 1, '3');
  lozenge(0, 2, 0, '1');
  lozenge(12, 2, 0, '1');
  const teeth = [0, 1, 2, 3].map(
    (index) =>
      fill(index * 6, 11, 5, 1, ground) +
      fill(index * 6, 12, 5, 1, ground) +
      fill(index * 6 + 1, 13, 3, 1, ground) +
      fill(index * 6 + 2, 14, 1, 1, ground) +
      fill(index * 6 + 2, 12, 1, 1, index % 2 ? thread.saffron : thread.olive),
  );
  const grid: Grid = rows.map((row) => row.join(''));
  const sewn = drawStitches(grid, [thread.cream, thread.saffron, thread.olive]);
  return { width, height, art: fill(0, 0, width, 11, ground) + teeth.join('') + sewn };
}

function drawSlimEdging(ground: Colour, tip: Colour): Pattern {
  const teeth = [0, 6].map(
    (x) => fill(x, 2, 5, 1, ground) + fill(x + 1, 3, 3, 1, ground) + fill(x + 2, 4, 1, 1, tip),
  );
  return { width: 12, height: 5, art: fill(0, 0, 12, 2, ground) + teeth.join('') };
}

/** Cypress, star, cypress … between two hems, for wide dividers. */
function drawGarden(trees: Colour, trunks: Colour, seeds: Colour): Pattern {
  const [cypress, star] = [expandMotif(motifs.cypress), expandMotif(motifs.star)];
  const [cypressWidth, cypressHeight] = sizeGrid(cypress);
  const [starWidth, starHeight] = sizeGrid(star);
  const [width, height] = [cypressWidth + starWidth + 10, cypressHeight + 8];
  const starTop = 4 + Math.round((cypressHeight - starHeight) / 2);
  let art =
    drawStitches(cypress, [trees, trunks], 1, 3, 4) +
    drawStitches(star, [trees, trunks, seeds], 1, cypressWidth + 7, starTop);
  for (let x = 0; x < width; x += 2) {
    art += fill(x, 0, 1, 1, trees) + fill(x, height - 1, 1, 1, trees);
    art += fill(x + 1, 1, 1, 1, seeds) + fill(x + 1, height - 2, 1, 1, seeds);
  }
  return { width, height, art };
}

/** An all-over cloth: starlets on a half-drop grid with seeds between. */
function drawCloth(stars: Colour, seeds: Colour, ground: Colour): Pattern {
  const starlet = expandMotif(motifs.starlet);
  const art = [
    fill(0, 0, 40, 40, ground),
    drawStitches(starlet, [stars, stars, seeds], 1, 4, 4),
    drawStitches(starlet, [stars, stars, seeds], 1, 24, 24),
    fill(29, 10, 3, 1, seeds),
    fill(30, 9, 1, 3, seeds),
    fill(9, 30, 3, 1, seeds),
    fill(10, 29, 1, 3, seeds),
  ];
  return { width: 40, height: 40, art: art.join('') };
}

function drawSeeds(colour: Colour): Pattern {
  const places = [
    [0, 0],
    [4, 0],
    [2, 2],
    [6, 2],
  ] as const;
  return { width: 8, height: 3, art: places.map(([x, y]) => fill(x, y, 2, 1, colour)).join('') };
}

/** Running-bond stone, used as a mask, so its colour is irrelevant. */
function drawAshlar(): string {
  const [width, course] = [560, 56];
  const joints = [
    [0, 150, 340, 470],
    [70, 250, 420],
    [20, 190, 300, 500],
    [110, 270, 390],
  ];
  const d = joints.map((cuts, index) => {
    const uprights = cuts.map((x) => `M${x + 0.5} ${index * course}v${course}`);
    return `M0 ${index * course}.5H${width}${uprights.join('')}`;
  });
  return drawJoints(width, course * joints.length, d.join(''));
}

/** The modern store's wall. */
function drawTiles(): string {
  return drawJoints(72, 72, 'M0 .5h72M.5 0v72');
}

function drawJoints(width: number, height: number, d: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${d}" fill="none" stroke="#000" stroke-width="2"/></svg>`;
}

/** A frieze of quarter discs. */
function drawFrieze(): Pattern {
  const art =
    cells(['1.1.1.1.'], petrol.dark) + cells(['.2...2..'], petrol.citron) + cells(['...2...2'], petrol.teal);
  return { width: 32, height: 8, art };
}

function drawCilkaPattern(): Pattern {
  const art = [
    fill(0, 0, 24, 24, petrol.dark),
    cells(['34..r.', '21.o#r', '..3.12', 'o.#q.4', '.w.3..', '4.2...'], petrol.middle),
    cells(['..12..', '......', 'o...3.', '..e..2', '3.....', '..e.o.'], petrol.teal),
    cells(['.....o', '4.....', '.o....', '......', '....r.', '...#..'], petrol.coral),
  ];
  return { width: 24, height: 24, art: art.join('') };
}

function fill(x: number, y: number, width: number, height: number, colour: Colour): string {
  return `<path fill="${colour}" d="${box(x, y, width, height)}"/>`;
}

function cells(rows: readonly string[], colour: Colour): string {
  return `<path fill="${colour}" d="${cellPath(rows)}"/>`;
}

function drawMark(grid: Grid, colour: Colour): Pattern {
  const [width, height] = sizeGrid(grid);
  return { width, height, art: `<path fill="${colour}" d="${stitchPath(grid)}"/>` };
}

/** One pixel per stitch. */
async function sew(pattern: Pattern): Promise<string> {
  const svg = paint(pattern, 1, ' shape-rendering="crispEdges"');
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const png = encodePng(pixels, pattern.width, pattern.height);
  return `url("data:image/png;base64,${png.toString('base64')}")`;
}

function paint({ width, height, art }: Pattern, scale: number, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}"${attributes}>${art}</svg>`;
}

function inCss(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[<>#%{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replace(/\s+/g, ' ');
  return `url("data:image/svg+xml,${escaped}")`;
}

function writeRule(selector: string, properties: Record<string, string>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}
