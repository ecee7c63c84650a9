import { expect, test } from 'vitest';
import { type Redraw, shrinkImage } from './shrink-image.ts';

const dataImage = (type: string, length: number) => `data:image/${type};base64,`.padEnd(length, 'A');
/** A fake encoder with results of the length that `lengthOf` returns; records its calls. */
function encoder(lengthOf: (way: string) => number, opaque = true) {
  const ways: string[] = [];
  const redraw: Redraw = {
    isOpaque: async () => opaque,
    draw: async (_, { side, type, quality }) => {
      const way = `${type.slice(6)} ${side} ${quality}`;
      ways.push(way);
      return way.padEnd(lengthOf(way), ' ');
    },
  };
  return { ways, redraw };
}

test.each([
  ['of 50,000 characters', dataImage('jpeg', 50_000)],
  ['that is an address', `https://example.com/${'a'.repeat(60_000)}.jpg`],
  ['that is a path', '/media/labneh.webp'],
  ['that is none', ''],
])('an image %s is sent as it is', async (_, image) => {
  expect(await shrinkImage(image, encoder(() => 1).redraw)).toBe(image);
});

test.each([
  ['jpeg', 'jpeg 1600 0.8'],
  ['webp', 'jpeg 1600 0.8'],
  ['png', 'png 1600 1'],
])('a longer data image, a %s, is redrawn as %s', async (type, becomes) => {
  const { redraw } = encoder(() => 20);
  expect((await shrinkImage(dataImage(type, 50_001), redraw)).trim()).toBe(becomes);
});

test('one that is still long is drawn with less detail, then smaller: no more than about 750 kB are sent', async () => {
  const { ways, redraw } = encoder((way) => (way.startsWith('jpeg 1200') ? 1_000_000 : 1_000_001));
  expect(await shrinkImage(dataImage('jpeg', 4_000_000), redraw)).toHaveLength(1_000_000);
  expect(ways).toEqual(['jpeg 1600 0.8', 'jpeg 1600 0.65', 'jpeg 1200 0.65']);
});

test('a long PNG becomes a JPEG where nothing shows through it, such as a cut out part of a photograph', async () => {
  const long = (way: string) => (way.startsWith('png') ? 5_000_000 : 400_000);
  const photo = encoder(long);
  expect((await shrinkImage(dataImage('png', 6_000_000), photo.redraw)).trim()).toBe('jpeg 1600 0.8');
  const logo = encoder(long, false);
  await shrinkImage(dataImage('png', 6_000_000), logo.redraw);
  expect(logo.ways).toEqual(['png 1600 1', 'png 1200 1', 'png 800 1']);
});

test('when that fails, the original is sent', async () => {
  const image = dataImage('png', 50_001);
  const fails = () => Promise.reject(new Error('no canvas'));
  expect(await shrinkImage(image, { isOpaque: fails, draw: fails })).toBe(image);
});
