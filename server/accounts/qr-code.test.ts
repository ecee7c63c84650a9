import { expect, test } from 'vitest';
import { drawQrCode, makeQrCode } from './qr-code.ts';
import { checkBytesOf, multiply } from './reed-solomon.ts';

/** Reads a code as a camera's program does: format, mask, bits, blocks, and none of the blocks may be spoilt. */
function readQrCode(rows: string[]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => rows[y]?.[x] === '1';
  const formatPlaces = Array.from({ length: 15 }, (_, bit): [number, number] =>
    bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit],
  );
  const format = formatPlaces.reduce((bits, [x, y], bit) => bits | (Number(at(x, y)) << bit), 0) ^ 0x5412;
  expect(format >> 13, 'level M').toBe(0);
  const mask = (format >> 10) & 7;
  const turned = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 3) + x * y) % 2,
    (x: number, y: number) => (((x * y) % 3) + x + y) % 2,
  ][mask];
  const lines = known.centres[version - 1] ?? [];
  const isSmallSquare = (x: number, y: number) =>
    lines.some((cx) =>
      lines.some((cy) => {
        const isCorner = [cx, cy].every((c) => c === 6 || c === size - 7) && (cx === 6 || cy === 6);
        return !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  const isFrame = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && (y < 9 || y >= size - 8)) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    isSmallSquare(x, y);
  let bits = '';
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFrame(x, y)) bits += Number(at(x, y) !== (turned?.(x, y) === 0));
    }
    isUpward = !isUpward;
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const [blocks = 0, check = 0, total = 0] = known.blocks[version - 1] ?? [];
  expect(bytes.length, `bytes of version ${version}`).toBe(total);
  const found = Array.from({ length: blocks }, (): number[] => []);
  const short = Math.floor(total / blocks) - check;
  const shorts = blocks - (total % blocks);
  let next = 0;
  for (let place = 0; place <= short; place += 1)
    for (const [index, block] of found.entries())
      if (place < short || index >= shorts) block.push(bytes[next++] ?? -1);
  const data = found.flat();
  for (let place = 0; place < check; place += 1) for (const block of found) block.push(bytes[next++] ?? -1);
  for (const block of found) expect(syndromesOf(block, check).every((value) => value === 0)).toBe(true);
  const hex = Buffer.from(data).toString('hex');
  const digits = version < 10 ? 2 : 4;
  expect(hex[0], 'bytes').toBe('4');
  const length = Number.parseInt(hex.slice(1, 1 + digits), 16);
  return Buffer.from(hex.slice(1 + digits, 1 + digits + 2 * length), 'hex').toString();
}

/** The values of a block at the generator's roots: all zero where nothing is spoilt. */
function syndromesOf(block: number[], count: number): number[] {
  const values: number[] = [];
  for (let root = 1; values.length < count; root = multiply(root, 2))
    values.push(block.reduce((value, byte) => multiply(value, root) ^ byte, 0));
  return values;
}

/** From the tables of ISO/IEC 18004, by version: blocks, check bytes of each, all bytes; and where the small squares stand. */
const known = {
  blocks: [
    [1, 10, 26],
    [1, 16, 44],
    [1, 26, 70],
    [2, 18, 100],
    [2, 24, 134],
    [4, 16, 172],
    [4, 18, 196],
    [4, 22, 242],
    [5, 22, 292],
    [5, 26, 346],
    [5, 30, 404],
    [8, 22, 466],
    [9, 22, 532],
    [9, 24, 581],
    [10, 24, 655],
  ],
  centres: [
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
    [6, 30, 54],
    [6, 32, 58],
    [6, 34, 62],
    [6, 26, 46, 66],
    [6, 26, 48, 70],
  ],
};

test('check bytes are those of the standard’s own example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkBytesOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a text of any length comes back out, in every version', () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 412; length += 9) {
    const text = 'otpauth://totp/Mouneh:salma@example.com?secret='
      .padEnd(length, 'GEZDGNBVGY3TQOJQ')
      .slice(0, length);
    const rows = makeQrCode(text) ?? [];
    sizes.add(rows.length);
    expect(readQrCode(rows)).toBe(text);
  }
  expect([...sizes]).toEqual(Array.from({ length: 15 }, (_, index) => 21 + 4 * index));
});

test('letters of every script come back out', () => {
  expect(readQrCode(makeQrCode('مونة · Mouneh 🫒') ?? [])).toBe('مونة · Mouneh 🫒');
});

test('what is too long for it is no code', () => {
  expect(makeQrCode('x'.repeat(412))).toHaveLength(77);
  expect(drawQrCode('x'.repeat(413))).toBeNull();
});

test('is drawn as dark runs, as wide as the code', () => {
  const { size, path } = drawQrCode('Mouneh') ?? { size: 0, path: '' };
  expect(size).toBe(21);
  expect(path).toMatch(/^M0 0h7v1h-7z(M\d+ \d+h(\d+)v1h-\d+z)+$/);
});
