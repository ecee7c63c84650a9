import type { Colour } from './colour.ts';

/** A short round-capped stroke: its start and its extent. Beans, olives and grains are capsules. */
export type Capsule = readonly [x: number, y: number, runX: number, runY: number];

/** A number to one decimal, without the zero before the point. */
export function tenth(value: number): string {
  return dropZero(Math.round(value * 10) / 10);
}

/** A filled path. */
export function shape(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}"${seeThrough(opacity)}/>`;
}

/** A stroked path with round ends; detail lines are 2.5 units wide. */
export function line(d: string, stroke: Colour, width = 2.5, opacity?: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${seeThrough(opacity)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Colour,
  opacity?: number,
): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(radiusX)}" ry="${tenth(radiusY)}" fill="${fill}"${seeThrough(opacity)}/>`;
}

/** Many capsules of one width and colour in one path, which is short for a pile. */
export function capsules(items: readonly Capsule[], width: number, stroke: Colour): string {
  if (items.length === 0) return '';
  const place = width > 7 ? whole : half;
  const d = items
    .map(([x, y, runX, runY]) => {
      const isDot = Math.abs(runX) < 0.5 && Math.abs(runY) < 0.5;
      return `M${place(x)} ${place(y)}${isDot ? 'h.1' : `l${half(runX)} ${half(runY)}`}`;
    })
    .join('')
    .replaceAll(' -', '-');
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" stroke-linecap="round"/>`;
}

/** Path of a rectangle. */
export function box(left: number, top: number, width: number, height: number): string {
  return `M${left} ${top}h${width}v${height}h-${width}z`;
}

/** Path of the top of a box seen from the left: `depth` to the right, `slant` up. */
export function topFace(left: number, top: number, width: number, depth: number, slant: number): string {
  return `M${left} ${top}l${depth}-${slant}h${width}l-${depth} ${slant}z`;
}

/** Path of the right side of a box seen from the left. */
export function sideFace(right: number, top: number, height: number, depth: number, slant: number): string {
  return `M${right} ${top}l${depth}-${slant}v${height}l-${depth} ${slant}z`;
}

/** Path of a strip around a round body: its long edges sag by `bulge`. */
export function wrappedStrip(
  left: number,
  right: number,
  top: number,
  bottom: number,
  bulge: number,
): string {
  const middle = tenth((left + right) / 2);
  return `M${tenth(left)} ${top}Q${middle} ${tenth(top + bulge * 2)} ${tenth(right)} ${top}V${bottom}Q${middle} ${tenth(bottom + bulge * 2)} ${tenth(left)} ${bottom}z`;
}

/** Path of a box whose corners are two crow-steps of `step` units. */
export function steppedBox(left: number, top: number, width: number, height: number, step: number): string {
  const across = width - 4 * step;
  const down = height - 4 * step;
  const corner = (first: string, second: string) => `${first}${step}${second}${step}`.repeat(2);
  return `M${tenth(left + step * 2)} ${tenth(top)}h${tenth(across)}${corner('v', 'h')}v${tenth(down)}${corner('h-', 'v')}h${tenth(-across)}${corner('v-', 'h-')}v${tenth(-down)}${corner('h', 'v-')}z`;
}

function seeThrough(opacity: number | undefined): string {
  return opacity === undefined ? '' : ` opacity="${dropZero(opacity)}"`;
}

function whole(value: number): string {
  return Math.abs(value) < 0.5 ? '0' : String(Math.round(value));
}

function half(value: number): string {
  return tenth(Math.round(value * 2) / 2);
}

function dropZero(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
