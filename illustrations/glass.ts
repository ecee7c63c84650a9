import { type Colour, deepen, plum } from './colour.ts';
import { clip, type Drawing } from './drawing.ts';
import { line, shape } from './svg.ts';

type Glass = {
  readonly outline: string;
  readonly tint?: Colour;
  /** The opacity: clear glass shows the wall behind it, coloured glass does not. */
  readonly opacity?: number;
  /** The drawing behind the front of the glass. */
  readonly inside: string;
  /** The bright line at the left, and its width. */
  readonly gleam: string;
  readonly gleamWidth?: number;
  /** The drawing on the front. */
  readonly front: string;
  readonly shadow: string;
};

/** A glass body: pale behind, contents, gleam, label, shadow, edge. */
export function drawGlass(drawing: Drawing, glass: Glass): string {
  const tint = glass.tint ?? '#dfeae3';
  const layers =
    glass.inside +
    line(glass.gleam, '#fff', glass.gleamWidth ?? 6, 0.6) +
    glass.front +
    shape(glass.shadow, plum, 0.1);
  return (
    shape(glass.outline, tint, glass.opacity ?? 0.8) +
    clip(drawing, glass.outline, layers) +
    `<path d="${glass.outline}" fill="none" stroke="${deepen(tint)}" stroke-opacity=".3" stroke-width="2.5"/>`
  );
}
