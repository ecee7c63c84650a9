/** The longest side in pixels to which a picture is shrunk: the figures of a transfer stay readable. */
const longestSide = 1600;

/** A picture as base64, drawn anew at most 1,600 pixels long: no metadata leaves the phone. Rejects what cannot be shown. */
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
