import { drawImage, isOpaque, loadImage } from './draw-image.ts';

/** Characters of a data image; a longer one is redrawn before it is sent. */
const maxCharacters = 50_000;
/** Characters that a redrawn one may have: about 750 kB. */
const maxSent = 1_000_000;
/** Pixels of a sent image's longest side: what the shop keeps, and a gallery magnifies. */
export const longestSide = 1600;

type Type = 'image/png' | 'image/jpeg';
/** A way to draw an image smaller. */
type Way = { side: number; type: Type; quality: number };

/** The first whose result is short enough is sent, else the last. */
const asJpeg: Way[] = [
  { side: longestSide, type: 'image/jpeg', quality: 0.8 },
  { side: longestSide, type: 'image/jpeg', quality: 0.65 },
  { side: 1200, type: 'image/jpeg', quality: 0.65 },
  { side: 800, type: 'image/jpeg', quality: 0.65 },
];
const asPng: Way[] = [longestSide, 1200, 800].map((side) => ({ side, type: 'image/png', quality: 1 }));

/** A drawing stays a PNG while it is short enough, and what is see-through always; a photograph becomes a JPEG. */
const waysFor = (isPng: boolean, opaque: boolean): Way[] =>
  !isPng ? asJpeg : opaque ? [...asPng.slice(0, 1), ...asJpeg] : asPng;

export type Redraw = {
  isOpaque: (image: string) => Promise<boolean>;
  draw: (image: string, way: Way) => Promise<string>;
};

/**
 * Downscales a data URL of more than 50,000 characters; anything else, and what cannot be shrunk, is returned as it is for the
 * server to validate. Never rejects.
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
