import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The greatest mean difference between a picture's pixels and the drawing: processors round differently. */
const tolerance = 1;

const pixelsOf = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();

/** A drawing as a PNG with few colours. */
export const renderIcon = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();

/** A PNG in the ICO container that old browsers request as /favicon.ico. `size` in pixels, under 256. */
export function wrapAsFavicon(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  // One picture (type 1), its dimensions, 1 plane of 32 bits, its length, and its offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Whether a file shows the drawing. Compressed bytes differ between machines, pixels hardly. */
export async function isRendered(file: string, drawn: Uint8Array): Promise<boolean> {
  const present = await readFile(file).catch(() => null);
  if (!present) return false;
  const skip = file.endsWith('.ico') ? 22 : 0;
  const [found, wanted] = [await pixelsOf(present.subarray(skip)), await pixelsOf(drawn.subarray(skip))];
  if (found.length !== wanted.length) return false;
  const distance = found.reduce((sum, value, index) => sum + Math.abs(value - (wanted[index] ?? 0)), 0);
  return distance / wanted.length < tolerance;
}
