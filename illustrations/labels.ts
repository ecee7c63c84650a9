import { wordmark } from '../contracts/wordmark.ts';
import type { Colour } from './colour.ts';
import { type Composition, drawCilkaMark, drawComposition } from './compositions.ts';
import { clip, type Drawing } from './drawing.ts';
import { type MotifName, motifs } from './motifs.ts';
import { ellipse, shape, steppedBox, tenth, wrappedStrip } from './svg.ts';
import { drawStitches, expandMotif, fitStitch, sizeGrid, stitchPath, type Threads } from './tatreez.ts';

/** A paper label with a motif: a stepped plate, a wrapped band, a stitched oval, or an arch. */
export type PaperLabel = {
  readonly kind: 'plate' | 'band' | 'oval' | 'arch';
  readonly motif: MotifName;
  readonly threads: Threads;
  readonly paper: Colour;
  /** The name on a plate or an arch; a small plate has none. */
  readonly mark?: 'mouneh' | 'cilka' | 'none';
};

/** The modern store's label: a wrapped block of colour with a composition. */
export type BlockLabel = {
  readonly kind: 'block';
  readonly paper: Colour;
  readonly composition: Composition;
};

export type Label = PaperLabel | BlockLabel;

/** A label's centre, its size, and the sag of its long edges on a round body. */
type LabelPlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bulge?: number;
};

/** Whether the label wraps around the vessel, and so needs its full width. */
export function isWrapped(label: Label | undefined): boolean {
  return label?.kind === 'band' || label?.kind === 'block';
}

export function drawLabel(drawing: Drawing, label: Label | undefined, place: LabelPlace): string {
  switch (label?.kind) {
    case undefined:
      return '';
    case 'block':
      return drawBlock(drawing, label, place);
    case 'band':
      return drawBand(label, place);
    case 'plate':
      return drawPlate(label, place);
    case 'arch':
      return drawArch(label, place);
    case 'oval':
      return drawOval(label, place);
  }
}

/** A motif centred at `x`, `y`, as large as the box allows. */
export function drawMotif(
  motif: MotifName,
  threads: Threads,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const grid = expandMotif(motifs[motif]);
  const [columns, rows] = sizeGrid(grid);
  const stitch = fitStitch(grid, width, height);
  return drawStitches(grid, threads, stitch, x - (columns * stitch) / 2, y - (rows * stitch) / 2);
}

/** The name مونة, its upper left corner at `left`, `top`. */
export function drawWordmark(left: number, top: number, stitch: number, ink: Colour): string {
  return shape(stitchPath(wordmark, undefined, stitch, left, top), ink);
}

function drawMark(x: number, y: number, width: number, ink: Colour): string {
  const stitch = width / 13;
  return drawWordmark(x - width / 2, y - stitch * 3.5, stitch, ink);
}

function drawBlock(drawing: Drawing, label: BlockLabel, place: LabelPlace): string {
  const { x, y, width, height, bulge = 4 } = place;
  const [left, top] = [x - width / 2, y - height / 2];
  const strip = wrappedStrip(left, x + width / 2, top, y + height / 2, bulge);
  const art = drawComposition(label.composition, left, top, width, height + bulge * 2);
  return shape(strip, label.paper) + clip(drawing, strip, art);
}

function drawBand(label: PaperLabel, { x, y, width, height, bulge = 4 }: LabelPlace): string {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const [ink, second] = label.threads;
  const stitch = 3.2;
  const lozenge = (middle: number) =>
    [0, 1, 2, 1, 0]
      .map((reach, index) => {
        const atX = middle - stitch / 2 + (index - 2) * stitch;
        const atY = y + bulge - stitch / 2 - reach * stitch;
        return `M${tenth(atX)} ${tenth(atY)}h${stitch}v${tenth(stitch * (2 * reach + 1))}h-${stitch}z`;
      })
      .join('');
  return [
    shape(wrappedStrip(left, right, top, bottom, bulge), label.paper),
    shape(wrappedStrip(left, right, top, top + 6, bulge), ink),
    shape(wrappedStrip(left, right, bottom - 6, bottom, bulge), ink),
    drawMotif(label.motif, label.threads, x, y + bulge, width * 0.56, height - 17),
    shape(lozenge(x - width * 0.34) + lozenge(x + width * 0.34), second ?? ink),
  ].join('');
}

function drawPlate(label: PaperLabel, { x, y, width, height }: LabelPlace): string {
  const [left, top] = [x - width / 2, y - height / 2];
  const [ink] = label.threads;
  const frame = `<path d="${steppedBox(left + 4, top + 4, width - 8, height - 8, 4)}" fill="none" stroke="${ink}" stroke-width="1.8"/>`;
  const paper = shape(steppedBox(left, top, width, height, 4), label.paper) + frame;
  if (label.mark === 'none' || height < 54 || width < 56) {
    return paper + drawMotif(label.motif, label.threads, x, y, width - 20, height - 18);
  }
  const markWidth = Math.min(32, width * 0.4);
  const markDepth = markWidth * 0.27;
  const mark =
    label.mark === 'cilka'
      ? drawCilkaMark(x, top + 17, markWidth + 6, ink)
      : drawMark(x, top + 10 + markDepth, markWidth, ink);
  const space = height - 20 - markWidth * 0.54;
  return paper + mark + drawMotif(label.motif, label.threads, x, y + 2 + markDepth, width - 20, space);
}

function drawArch(label: PaperLabel, { x, y, width, height }: LabelPlace): string {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const [ink] = label.threads;
  const outline = (inset: number) =>
    `M${tenth(left + inset)} ${tenth(bottom - inset)}V${tenth(top + height * 0.42)}C${tenth(left + inset)} ${tenth(top + height * 0.16)} ${tenth(x - width * 0.16)} ${tenth(top + height * 0.08 + inset)} ${x} ${tenth(top + inset)}C${tenth(x + width * 0.16)} ${tenth(top + height * 0.08 + inset)} ${tenth(right - inset)} ${tenth(top + height * 0.16)} ${tenth(right - inset)} ${tenth(top + height * 0.42)}V${tenth(bottom - inset)}z`;
  return [
    shape(outline(0), label.paper),
    `<path d="${outline(4.5)}" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
    drawMotif(label.motif, label.threads, x, y + 1, width - 22, height - 46),
    drawMark(x, bottom - 15, Math.min(34, width * 0.5), ink),
  ].join('');
}

function drawOval(label: PaperLabel, { x, y, width, height }: LabelPlace): string {
  const ring = `<ellipse cx="${x}" cy="${y}" rx="${width / 2 - 5}" ry="${height / 2 - 5}" fill="none" stroke="${label.threads[0]}" stroke-width="1.8" stroke-dasharray="5 3.4"/>`;
  return (
    ellipse(x, y, width / 2, height / 2, label.paper) +
    ring +
    drawMotif(label.motif, label.threads, x, y, width * 0.6, height * 0.62)
  );
}
