import { drawImage, loadImage } from './draw-image.ts';

/** Characters of a data image; a longer one is shrunk before it is sent. */
const mostCharacters = 50_000;
/** Pixels of a sent image's longest side. */
export const longestSide = 800;

const needsShrinking = (image: string): boolean =>
  image.startsWith('data:image/') && image.length > mostCharacters;

/** What a shrunk image is encoded as: PNG stays PNG, everything else becomes JPEG. */
const typeWhenShrunk = (image: string): 'image/png' | 'image/jpeg' =>
  image.startsWith('data:image/png') ? 'image/png' : 'image/jpeg';

type Redraw = (image: string, type: 'image/png' | 'image/jpeg') => Promise<string>;

/**
 * Downscales a data URL of more than 50,000 characters; anything else, and what cannot be shrunk, is returned as it is for the
 * server to validate. Never rejects.
 */
export async function shrinkImage(image: string, redraw: Redraw = redrawSmaller): Promise<string> {
  if (!needsShrinking(image)) return image;
  return redraw(image, typeWhenShrunk(image)).catch(() => image);
}

const redrawSmaller: Redraw = async (image, type) => drawImage(await loadImage(image), longestSide, type);
