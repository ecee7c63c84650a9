import { checkBytesOf } from './reed-solomon.ts';

/** A square of modules by row: dark, light, or (null) free for data. */
type Grid = (boolean | null)[][];
type Place = readonly [x: number, y: number];

/** ISO/IEC 18004, level M, versions 1 to 15: check bytes of each block, and blocks. */
const checkLengths = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

/** Which modules a mask turns over. */
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code: its width in modules and the dark ones as an SVG path; null when it is longer than 412 bytes. */
export function drawQrCode(text: string): { size: number; path: string } | null {
  const rows = makeQrCode(text);
  const runs = rows?.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return rows && runs ? { size: rows.length, path: runs.join('') } : null;
}

/** The same row by row, a dark module as `1`. */
export function makeQrCode(text: string): string[] | null {
  const bytes = Buffer.from(text);
  for (const [index, checkLength] of checkLengths.entries()) {
    const version = index + 1;
    const frame = drawFrame(version);
    const room = Math.floor(frame.flat().filter((module) => module === null).length / 8);
    const blocks = blockCounts[index] ?? 1;
    const capacity = room - blocks * checkLength;
    const data = pack(bytes, version);
    if (data.length > capacity) continue;
    // What is left is filled with two bytes in turn.
    const filled = Buffer.concat([data, Buffer.alloc(capacity - data.length, 'ec11', 'hex')]);
    const bits = bitsOf(interleave(splitInBlocks(filled, blocks), checkLength));
    const drawn = masks.map((_, mask) => fill(frame, bits, mask));
    return drawn.reduce((best, one) => (faultsOf(one) < faultsOf(best) ? one : best));
  }
  return null;
}

/** The kind of data (4: bytes), how many, the bytes, and the end: half a byte, one or two, many, half a byte. */
const pack = (bytes: Buffer, version: number): Buffer => {
  const length = bytes.length.toString(16).padStart(version < 10 ? 2 : 4, '0');
  return Buffer.from(`4${length}${bytes.toString('hex')}0`, 'hex');
};

const bitsOf = (bytes: number[]): string => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');

/** Blocks of one length, the last ones longer by a byte where that does not come out even. */
function splitInBlocks(data: Buffer, blocks: number): number[][] {
  const short = Math.floor(data.length / blocks);
  const shorts = blocks - (data.length % blocks);
  return Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - shorts);
    return [...data.subarray(start, start + short + (block < shorts ? 0 : 1))];
  });
}

/** The first bytes of all blocks, the second ones …, and then their check bytes: a blot spoils a little of each. */
function interleave(blocks: number[][], checkLength: number): number[] {
  const inTurn = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
      rows.flatMap((row) => row[place] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => checkBytesOf(block, checkLength)))];
}

/** All that is the same for every text: the corners, the lines between them, and what says which version it is. */
function drawFrame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(null));
  const set = ([x, y]: Place, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  const rings = ([x, y]: Place, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set([x + dx, y + dy], isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let step = 0; step < size; step += 1) {
    set([step, 6], step % 2 === 0);
    set([6, step], step % 2 === 0);
  }
  const centres = centresOf(version);
  const [first, last] = [centres[0], centres.at(-1)];
  for (const x of centres)
    for (const y of centres) {
      const isCorner = (x === first || x === last) && (y === first || y === last);
      if (!isCorner || (x === last && y === last)) rings([x, y], 2, (ring) => ring !== 1);
    }
  for (const corner of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(corner, 4, (ring) => ring !== 2 && ring !== 4);
  for (const place of formatPlaces(size).flat()) set(place, false);
  set([8, size - 8], true);
  if (version >= 7) {
    const bits = (version << 12) | remainderOf(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [along, across] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set([along, across], ((bits >> bit) & 1) === 1);
      set([across, along], ((bits >> bit) & 1) === 1);
    }
  }
  return grid;
}

/** Where the small squares stand, in both directions: evenly, but for the first gap. */
function centresOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const gap = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const fromLast = Array.from({ length: count - 1 }, (_, index) => 4 * version + 10 - index * gap);
  return [6, ...fromLast.reverse()];
}

/** Where each of the fifteen bits stands that name level and mask: twice. */
const formatPlaces = (size: number): Place[][] =>
  Array.from({ length: 15 }, (_, bit) => [
    bit < 8 ? [8, bit < 6 ? bit : bit + 1] : [bit === 8 ? 7 : 14 - bit, 8],
    bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit],
  ]);

/** The rest of a division of polynomials over one bit, after `degree` zeros were put behind. */
function remainderOf(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/** Lays the bits into the free places, up and down in columns of two from the right, and turns over what the mask says. */
function fill(frame: Grid, bits: string, mask: number): string[] {
  const size = frame.length;
  const grid = frame.map((row) => [...row]);
  const isTurned = masks[mask] ?? (() => false);
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    // The column of the line between the corners is left out.
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== null) continue;
        row[x] = (bits[next] === '1') !== isTurned(x, y);
        next += 1;
      }
    }
  }
  const format = ((mask << 10) | remainderOf(mask, 0x537, 10)) ^ 0x5412;
  for (const [bit, places] of formatPlaces(size).entries())
    for (const [x, y] of places) {
      const row = grid[y];
      if (row) row[x] = ((format >> bit) & 1) === 1;
    }
  return grid.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
}

/** How hard a code is to read, by the standard's four counts: long runs, squares, false corners, too much of one colour. */
function faultsOf(rows: string[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const corners = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)]);
  const squares = rows.flatMap((row, y) =>
    [...row].filter((module, x) => {
      const others = [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]];
      return others.every((other) => other === module);
    }),
  );
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * squares.length +
    40 * corners.length +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
}
