import { readFile } from 'node:fs/promises';
import { directionOf } from '../../contracts/language.ts';
import { isWordmarkText } from '../../contracts/wordmark.ts';
import { breakName } from './break-name.ts';
import type { Card } from './card.ts';
import { paints } from './paints.ts';
import { shapeLine } from './shape-line.ts';

/** In pixels: the size that chats and social networks expect, and the positions of shelf and niche in it. */
export const cardSize = { width: 1200, height: 630 };
const ledgeTop = 492;
const ledgeHeight = 32;
const margin = 64;
const niche = { width: 424, top: 72, step: 17, depth: 11 };
/** Three images side by side need more of the shelf than one. */
const wideNiche = 584;

const drawings = new URL('./drawings/', import.meta.url);

/** One of our own drawings, as SVG. */
export const readDrawing = (name: string): Promise<string> =>
  readFile(new URL(`${name}.svg`, drawings), 'utf8');

/** The niche of a card, in which images are placed, in pixels. */
export function nicheOf({ language, images }: Card): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const width = images.length > 1 ? wideNiche : niche.width;
  const x = directionOf(language) === 'rtl' ? margin : cardSize.width - margin - width;
  return { x, y: niche.top, width, height: ledgeTop - niche.top };
}

/** The card without the images in its niche, as SVG. */
export async function drawCard(card: Card): Promise<string> {
  const { width, height } = cardSize;
  const paint = paints[card.store];
  const isCilka = card.store === 'cilka';
  const [wall, cloth] = await Promise.all([
    readDrawing(isCilka ? 'tiles' : 'ashlar'),
    readDrawing(isCilka ? 'frieze' : 'edging'),
  ]);
  const clothTop = ledgeTop + ledgeHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paint.ground}"/>`,
    tile(wall.replace('stroke="#000"', `stroke="${paint.joint}"`), 0, height),
    drawNiche(card),
    `<rect y="${ledgeTop}" width="${width}" height="11" fill="${paint.ledge.top}"/>`,
    `<rect y="${ledgeTop + 11}" width="${width}" height="18" fill="${paint.ledge.front}"/>`,
    `<rect y="${ledgeTop + 29}" width="${width}" height="3" fill="${paint.ledge.lip}"/>`,
    tile(cloth, clothTop, clothTop + 1),
    isCilka ? '' : `<rect y="${clothTop}" width="${width}" height="12" fill="#321712" opacity=".22"/>`,
    await drawMark(card),
    drawName(card),
    '</svg>',
  ].join('');
}

/** Repeats a drawing across the card, down to `bottom`. */
function tile(svg: string, top: number, bottom: number): string {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)?.map(Number) ?? [];
  if (!width || !height) throw new Error('this drawing has no size');
  let tiles = '';
  for (let y = top; y < bottom; y += height) {
    for (let x = 0; x < cardSize.width; x += width) tiles += svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
  }
  return tiles;
}

/**
 * A recess in the wall, in its category's colour: with stepped shoulders, or as a quarter of a disc. Light comes from
 * the left.
 */
function drawNiche(card: Card): string {
  const { x, y, width, height } = nicheOf(card);
  const bay = paints[card.store].bays[card.bay] ?? paints[card.store].bay;
  const d = nichePath(card);
  return [
    `<clipPath id="niche"><path d="${d}"/></clipPath>`,
    `<g clip-path="url(#niche)">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${bay}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#321712" opacity=".19"/>`,
    `<path d="${d}" fill="${bay}" transform="translate(${niche.depth} ${niche.depth})"/>`,
    '</g>',
  ].join('');
}

/** The outline of the niche. */
export function nichePath(card: Card): string {
  const { x, y, width, height } = nicheOf(card);
  const isMirrored = directionOf(card.language) === 'rtl';
  if (card.store === 'cilka') {
    const round = 96;
    return isMirrored
      ? `M${x} ${y + height}v${round - height}a${round} ${round} 0 0 1 ${round}-${round}h${width - round}v${height}z`
      : `M${x} ${y + height}v${-height}h${width - round}a${round} ${round} 0 0 1 ${round} ${round}v${height - round}z`;
  }
  const k = niche.step;
  const [rise, fall] = [`h${k}v${-k}`.repeat(3), `v${k}h${k}`.repeat(3)];
  return `M${x} ${y + height}V${y + 3 * k}${rise}h${width - 6 * k}${fall}V${y + height}z`;
}

/** The embroidered name of the shop, with its Latin name or the second store's mark beside it. */
async function drawMark({ store, language, shop }: Card): Promise<string> {
  const paint = paints[store];
  const at = (svg: string, start: number, top: number, width: number) => {
    const x = directionOf(language) === 'rtl' ? cardSize.width - start - width : start;
    return svg.replace('<svg ', `<svg x="${x}" y="${top}" fill="${paint.accent}" `);
  };
  const wordmark = at(await readDrawing('wordmark'), margin, 72, 104);
  if (store === 'cilka')
    return (
      wordmark +
      at(
        (await readDrawing('cilka')).replace(/width="\d+" height="\d+"/, 'width="160" height="48"'),
        margin + 104 + 32,
        76,
        160,
      )
    );
  if (isWordmarkText(shop)) return wordmark;
  const { path, width } = shapeLine(shop, 52, language);
  const beside = margin + 104 + 22;
  const x = directionOf(language) === 'rtl' ? cardSize.width - beside - width : beside;
  return wordmark + drawLetters(path, x, 72 + 50, 52, paint.text);
}

/** The last line of the name is just above the ledge. */
function drawName(card: Card): string {
  const { language, name } = card;
  const { text } = paints[card.store];
  const isArabic = language === 'ar';
  const shelf = nicheOf(card);
  const width = cardSize.width - 2 * margin - shelf.width - 56;
  const leading = isArabic ? 1.26 : 1.1;
  const box = { width, height: 300, leading };
  const { size, lines } = breakName(name, box, (part) => shapeLine(part, 1, language).width);
  return lines
    .map((line, index) => {
      const shaped = shapeLine(line, size, language);
      const x = isArabic ? cardSize.width - margin - shaped.width : margin;
      const baseline = ledgeTop - 48 - (lines.length - 1 - index) * size * leading;
      return drawLetters(shaped.path, x, baseline, size, text);
    })
    .join('');
}

/**
 * Letters in the headings' weight. The fonts are variable WOFF2 files, of which fontkit only draws the thinnest weight:
 * a stroke around the letters adds the rest.
 */
function drawLetters(path: string, x: number, y: number, size: number, colour: string): string {
  const line = (size * 0.03).toFixed(2);
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${line}" stroke-linejoin="round"/>`;
}
