import type { Frame } from './crop-geometry.ts';

type Image = HTMLImageElement | ImageBitmap;
type Drawn = 'image/png' | 'image/jpeg';

const jpegQuality = 0.8;
/** Side length in pixels of the sample in which transparency is searched. */
const sampleSide = 200;

/** Loads an image. With `crossOrigin` it rejects unless the site sends CORS headers, which reading pixels requires. */
export async function loadImage(address: string, crossOrigin?: 'anonymous'): Promise<HTMLImageElement> {
  const image = new Image();
  if (crossOrigin) image.crossOrigin = crossOrigin;
  image.src = address;
  await image.decode();
  return image;
}

/** Whether the canvas is fully transparent. */
export function isEmpty(canvas: HTMLCanvasElement): boolean {
  const pixels = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  return !pixels.some((value, index) => index % 4 === 3 && value > 0);
}

/** Fills transparent pixels with white. */
export function onWhite(canvas: HTMLCanvasElement): void {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Draws the part of an image inside a frame, both measured on the same stage; the area outside the image is transparent. */
export function drawPart(
  image: HTMLImageElement,
  frame: Frame,
  place: Frame,
  width: number,
): HTMLCanvasElement {
  const scale = width / frame.width;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round(frame.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    (place.x - frame.x) * scale,
    (place.y - frame.y) * scale,
    place.width * scale,
    place.height * scale,
  );
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas to draw on');
  return context;
}

/** Whether an image is opaque, judged by a small copy. */
export function isOpaque(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSide;
  canvas.height = sampleSide;
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0, sampleSide, sampleSide);
  const pixels = context.getImageData(0, 0, sampleSide, sampleSide).data;
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}

/** Encodes the image as a data URL, downscaled to a longest side. */
export function drawImage(image: Image, longestSide: number, type: Drawn, quality = jpegQuality): string {
  const { naturalWidth: width, naturalHeight: height } =
    'naturalWidth' in image ? image : { naturalWidth: image.width, naturalHeight: image.height };
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // JPEG has no alpha: transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = canvas.toDataURL(type, quality);
  if (drawn.length < 50) throw new Error('the browser could not encode the image');
  return drawn;
}
