import type { Config } from '../config.ts';
import { sharp } from '../media/image-decoders.ts';
import { readImage } from '../media/read-image.ts';
import type { Card } from './card.ts';
import { cardSize, drawCard, nicheOf, nichePath, readDrawing } from './draw-card.ts';

type Media = { config: Pick<Config, 'dataDir'> };
type Layer = { input: Buffer; left: number; top: number };

/** The floor of our drawings, as a fraction of their height. They overlap the ledge's edge a little. */
const floor = 227.5 / 240;

/** Draws a card as JPEG, under 200 kB. */
export async function renderCard(media: Media, card: Card): Promise<Buffer> {
  const [wall, layers] = await Promise.all([drawCard(card), layersOf(media, card)]);
  return sharp(Buffer.from(wall))
    .composite(layers)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function layersOf(media: Media, card: Card): Promise<Layer[]> {
  const [first = 'placeholder', ...others] = card.images;
  if (others.length > 0) return layShelf(card);
  const image = first.startsWith('/') ? await readImage(media, first) : null;
  if (image && !first.endsWith('.svg')) return [await fillNiche(card, image)];
  const drawing = image ?? Buffer.from(await readDrawing(first.startsWith('/') ? 'placeholder' : first));
  return [await stand(card, drawing, 420, 0.5)];
}

/** The positions of three drawings, as fractions of the niche's width; the last one is the widest. */
const places = [0.22, 0.49, 0.75];

/** Several drawings side by side. */
async function layShelf(card: Card): Promise<Layer[]> {
  return Promise.all(
    card.images.map(async (name, index) =>
      stand(card, Buffer.from(await readDrawing(name)), 360, places[index] ?? 0.5),
    ),
  );
}

/** A drawing of `size` pixels with its foot on the ledge, at the fraction `at` of the niche's width. */
async function stand(card: Card, drawing: Buffer, size: number, at: number): Promise<Layer> {
  const { x, y, width, height } = nicheOf(card);
  // Drawings have 240 points a side, at 72 to the inch.
  const input = await sharp(drawing, { density: (72 * size) / 240 })
    .resize(size, size)
    .png()
    .toBuffer();
  return { input, left: Math.round(x + width * at - size / 2), top: Math.round(y + height - size * floor) };
}

/** A photograph clipped to the shape of the niche. */
async function fillNiche(card: Card, photograph: Buffer): Promise<Layer> {
  const { x, y, width, height } = nicheOf(card);
  const { width: wide, height: high } = cardSize;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><path d="${nichePath(card)}"/></svg>`;
  const input = await sharp(photograph, { limitInputPixels: wide * high * 100 })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: x, top: y };
}
