import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const none = [0, 0, 0, 0];
const greys = Array.from({ length: 17 }, (_, index) => [index, index, index, 255]);

const decode = async (png: Buffer) => [...(await sharp(png).ensureAlpha().raw().toBuffer())];

test.each([
  ['two colours', 3, 2, [red, blue, red, blue, blue, red]],
  ['one colour on nothing', 5, 1, [none, red, none, red, red]],
  [
    'five colours, rows that end within a byte',
    3,
    3,
    [red, blue, none, ...greys.slice(0, 2), red, red, none, none],
  ],
  ['sixteen colours', 4, 4, greys.slice(0, 16)],
])('%s are read back as they were', async (_what, width, height, pixels) => {
  expect(await decode(encodePng(Uint8Array.from(pixels.flat()), width, height))).toEqual(pixels.flat());
});

test('what is transparent has no colour, whatever its bytes say', async () => {
  const png = encodePng(Uint8Array.from([255, 255, 255, 0, ...red]), 2, 1);
  expect(await decode(png)).toEqual([...none, ...red]);
});

test('more colours or more data than it can hold are refused', () => {
  expect(() => encodePng(Uint8Array.from(greys.flat()), 17, 1)).toThrow(RangeError);
  expect(() => encodePng(new Uint8Array(4 * 800 * 800), 800, 800)).toThrow(RangeError);
});
