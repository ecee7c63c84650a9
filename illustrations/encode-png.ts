import { crc32 } from 'node:zlib';

/** The signature of PNG files. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The modulus of Adler-32, and the most bytes of one stored deflate block. */
const [adlerModulus, maxStored] = [65_521, 65_535];
const paletteType = 3;
/** A single value for all transparent pixels. */
const noInk = 0;

/**
 * A picture of few colours as an indexed PNG (PNG specification, third edition). Its data is stored, not compressed: deflate's
 * output differs between processors, and this is compared byte for byte.
 *
 * @param pixels RGBA, four bytes each, row by row; alpha is 0 or 255.
 * @throws RangeError for more than 16 colours, or more than 65,535 bytes of data.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const painted = Array.from({ length: width * height }, (_, place) => {
    const rgba = view.getUint32(place * 4);
    return (rgba & 0xff) === 0 ? noInk : rgba;
  });
  // The transparent colour comes first: `tRNS` may end after it.
  const colours = [...new Set(painted)].sort((one, other) => Number(other === noInk) - Number(one === noInk));
  if (colours.length > 16) throw new RangeError(`${colours.length} colours are more than 16.`);
  const depth = colours.length > 4 ? 4 : colours.length > 2 ? 2 : 1;

  const rowLength = 1 + Math.ceil((width * depth) / 8);
  const data = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const byte = y * rowLength + 1 + (bit >> 3);
      const index = colours.indexOf(painted[y * width + x] ?? noInk);
      data[byte] = (data[byte] ?? 0) | (index << (8 - depth - (bit & 7)));
    }
  }

  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, paletteType], 8);
  const palette = colours.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 0xff, (rgba >>> 8) & 0xff]);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', head),
    writeChunk('PLTE', Buffer.from(palette)),
    ...(colours[0] === noInk ? [writeChunk('tRNS', Buffer.of(0))] : []),
    writeChunk('IDAT', storeZlib(data)),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A zlib stream (RFC 1950) of one stored block (RFC 1951). */
function storeZlib(data: Buffer): Buffer {
  if (data.length > maxStored) throw new RangeError(`${data.length} bytes are more than one block holds.`);
  const head = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0]);
  head.writeUInt16LE(data.length, 3);
  head.writeUInt16LE(data.length ^ 0xffff, 5);
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % adlerModulus;
    high = (high + low) % adlerModulus;
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(high * 65_536 + low);
  return Buffer.concat([head, data, checksum]);
}
