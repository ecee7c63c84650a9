import { drawImage, isOpaque, loadImage } from './draw-image.ts';

/** In characters of a data URL; a longer one is re-encoded before it is sent. */
const maxCharacters = 50_000;
/** In characters of a re-encoded one: about 750 kB. */
const maxSent = 1_000_000;
/** The longest side of a sent image in pixels: the size that the shop stores and a gallery magnifies. */
export const longestSide = 1600;

type Type = 'image/png' | 'image/jpeg';
/** Parameters of a smaller encoding. */
type Way = { side: number; type: Type; quality: number };

/** Tried in order: the first result that is short enough is sent, else the last. */
const asJpeg: Way[] = [
  { side: longestSide, type: 'image/jpeg', quality: 0.8 },
  { side: longestSide, type: 'image/jpeg', quality: 0.65 },
  { side: 1200, type: 'image/jpeg', quality: 0.65 },
  { side: 800, type: 'image/jpeg', quality: 0.65 },
];
const asPng: Way[] = [longestSide, 1200, 800].map((side) => ({ side, type: 'image/png', quality: 1 }));

/** A drawing stays a PNG while it is small enough, and a transparent image always; a photograph becomes a JPEG. */
const waysFor = (isPng: boolean, opaque: boolean): Way[] =>
  !isPng ? asJpeg : opaque ? [...asPng.slice(0, 1), ...asJpeg] : asPng;

export type Redraw = {
  isOpaque: (image: string) => Promise<boolean>;
  draw: (image: string, way: Way) => Promise<string>;
};

/**
 * Downscales a data URL of more than 50,000 characters; anything else, and what cannot be shrunk, is returned unchanged
 * for the server to validate. Never rejects.
 */
export async function shrinkImage(image: string, redraw: Redraw = inBrowser): Promise<string> {
  if (!image.startsWith('data:image/') || image.length <= maxCharacters) return image;
  try {
    const isPng = image.startsWith('data:image/png');
    let drawn = image;
    for (const way of waysFor(isPng, isPng && (await redraw.isOpaque(image)))) {
      drawn = await redraw.draw(image, way);
      if (drawn.length <= maxSent) break;
    }
    return drawn;
  } catch {
    return image;
  }
}

const inBrowser: Redraw = {
  isOpaque: async (image) => isOpaque(await loadImage(image)),
  draw: async (image, { side, type, quality }) => drawImage(await loadImage(image), side, type, quality),
};
