import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** The text that a phone's camera reads from an image (PNG or SVG) of a QR code. */
export async function readQrCode(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { format: 'RGB', timeLimit: 10_000 });
}
