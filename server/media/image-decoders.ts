import sharp from 'sharp';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

/** The image library, limited to the decoders that the shop needs. SVG is only for our own drawings: see `isPhotograph`. */
export { sharp };

/**
 * Whether bytes have the magic number of a PNG, JPEG or WebP file. Checked before decoding: sharp picks a decoder by
 * the bytes, whatever the data URL claims.
 */
export function isPhotograph(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('hex');
  return start.startsWith('ffd8ff') || start.startsWith('89504e470d0a1a0a') || isWebp(bytes);
}

const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
