/** The longest side in pixels after shrinking: the figures of a transfer stay readable. */
const longestSide = 1600;

/**
 * Re-encodes a picture as base64, at most 1,600 pixels long, so no metadata leaves the phone. Rejects files that can't
 * be decoded.
 */
export async function readPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.85).split(',');
  if (base64 === '') throw new Error('the browser could not draw the picture');
  return base64;
}
