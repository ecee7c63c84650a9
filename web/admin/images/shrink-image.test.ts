import { expect, test } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

const dataImage = (type: string, length: number) => `data:image/${type};base64,`.padEnd(length, 'A');
const redraw = async (_: string, type: string) => `smaller as ${type}`;

test.each([
  ['of 50,000 characters', dataImage('jpeg', 50_000)],
  ['that is an address', `https://example.com/${'a'.repeat(60_000)}.jpg`],
  ['that is a path', '/media/labneh.webp'],
  ['that is none', ''],
])('an image %s is sent as it is', async (_, image) => {
  expect(await shrinkImage(image, redraw)).toBe(image);
});

test.each([
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/jpeg'],
  ['png', 'image/png'],
])('a longer data image, a %s, is redrawn as %s', async (type, becomes) => {
  expect(await shrinkImage(dataImage(type, 50_001), redraw)).toBe(`smaller as ${becomes}`);
});

test('when that fails, the original is sent', async () => {
  const image = dataImage('png', 50_001);
  expect(await shrinkImage(image, () => Promise.reject(new Error('no canvas')))).toBe(image);
});
