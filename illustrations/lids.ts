import { type Colour, deepen, lighten, plum, shade } from './colour.ts';
import { clip, type Drawing, define } from './drawing.ts';
import { motifs } from './motifs.ts';
import { type Capsule, capsules, ellipse, line, shape, tenth } from './svg.ts';
import { drawStitches, expandMotif } from './tatreez.ts';

type ClothPattern = 'plain' | 'check' | 'stripe' | 'dots' | 'stitch';
export type ClothLid = { readonly kind: 'cloth'; readonly colour: Colour; readonly pattern: ClothPattern };
type MetalLid = { readonly kind: 'metal'; readonly colour: Colour };
export type JarLid = ClothLid | MetalLid;

/** The position of a lid: the middle of the mouth, half its width, the lid's top and the mouth's edge. */
type Mouth = {
  readonly x: number;
  readonly reach: number;
  readonly top: number;
  readonly edge: number;
};

/** A ribbed screw lid. */
function drawMetalLid(colour: Colour, { x, reach, top, edge }: Mouth): string {
  let ribs = '';
  for (let out = 7 - reach; out < reach - 3; out += 9) {
    const sag = Math.sqrt(1 - (out / reach) ** 2);
    ribs += `M${tenth(x + out)} ${tenth(top + 7 + 4 * sag)}V${tenth(edge - 1 + 5 * sag)}`;
  }
  const side = `M${x - reach} ${top}V${edge}Q${x} ${edge + 10} ${x + reach} ${edge}V${top}z`;
  const dark = `M${x + reach * 0.5} ${top}V${edge + 4}Q${x + reach * 0.8} ${edge + 3} ${x + reach} ${edge}V${top}z`;
  const gleam = `M${x - reach + 8} ${top + 8}v${edge - top - 8}l6 1v${8 - (edge - top)}z`;
  return [
    shape(side, colour),
    shape(dark, shade(colour, 0.22)),
    line(ribs, deepen(colour), 1.8, 0.4),
    ellipse(x, top, reach, 6.5, lighten(colour, 0.28)),
    ellipse(x, top + 0.6, reach - 8, 4, colour),
    shape(gleam, lighten(colour, 0.6)),
  ].join('');
}

/** A piece of cloth over the mouth, tied with twine, its hem scalloped. */
export function drawClothLid(drawing: Drawing, { colour, pattern }: ClothLid, mouth: Mouth): string {
  const { x, reach, top, edge } = mouth;
  const flare = 13;
  const hem = edge + 18;
  const scallop = (reach * 2 + flare * 2) / 6;
  const scallops = [12, 9, 12, 9, 12, 9].map(
    (depth) => `q${tenth(-scallop / 2)} ${depth} ${tenth(-scallop)} 0`,
  );
  const dome = `M${x - reach + 2} ${edge}C${x - reach - 5} ${top + 10} ${x - reach * 0.6} ${top - 5} ${x} ${top - 5}S${x + reach + 5} ${top + 10} ${x + reach - 2} ${edge}z`;
  const skirt = `M${x + reach - 3} ${edge - 4}L${x + reach + flare} ${hem}${scallops.join('')}L${x - reach + 3} ${edge - 4}z`;
  const shadow = `M${x + reach * 0.4} ${top - 8}q${reach * 0.2} 20 ${reach * 0.1} ${edge - top + 8}l8 34h60v-90z`;
  const folds = `M${x - reach * 0.5} ${edge + 3}l-5 14M${x - 2} ${edge + 4}v15M${x + reach * 0.46} ${edge + 3}l5 14`;
  const gleam = `M${x - reach * 0.72} ${edge - 6}C${x - reach * 0.8} ${top + 10} ${x - reach * 0.5} ${top + 2} ${x - reach * 0.34} ${top + 1}C${x - reach * 0.5} ${top + 8} ${x - reach * 0.58} ${top + 14} ${x - reach * 0.58} ${edge - 5}z`;
  const cloth = [
    drawPattern(drawing, pattern, colour, mouth, hem),
    shape(shadow, plum, 0.2),
    line(folds, deepen(colour), 2, 0.5),
    shape(gleam, '#fff', 0.3),
  ];
  return (
    shape(skirt, shade(colour, 0.1)) +
    shape(dome, colour) +
    clip(drawing, dome + skirt, cloth.join('')) +
    drawTwine(mouth)
  );
}

/** The jar's lid. */
export function drawJarLid(drawing: Drawing, lid: JarLid, cloth: Mouth, metal: Mouth): string {
  return lid.kind === 'cloth' ? drawClothLid(drawing, lid, cloth) : drawMetalLid(lid.colour, metal);
}

function drawPattern(
  drawing: Drawing,
  pattern: ClothPattern,
  colour: Colour,
  { x, reach, top, edge }: Mouth,
  hem: number,
): string {
  switch (pattern) {
    case 'plain':
      return '';
    case 'check': {
      let threads = '';
      for (let across = x - reach - 16; across < x + reach + 20; across += 14) {
        threads += `M${tenth(across)} ${top - 8}v70`;
      }
      for (let down = top; down < hem + 16; down += 14) {
        threads += `M${x - reach - 20} ${down}h${reach * 2 + 40}`;
      }
      return line(threads, '#fff', 6, 0.3);
    }
    case 'stripe': {
      const stripes = Array.from({ length: 9 }, (_, index) => {
        const out = (index - 4) * reach * 0.3;
        return `M${tenth(x + out * 0.55)} ${top - 6}L${tenth(x + out)} ${edge}L${tenth(x + out * 1.25)} ${hem + 12}`;
      });
      return line(stripes.join(''), lighten(colour, 0.8), 4.5);
    }
    case 'stitch': {
      const stitch = 1.75;
      const lozenge = drawStitches(expandMotif(motifs.diamonds), ['#fbf4e4', '#e6b13a'], stitch);
      const id = define(drawing, (id) => `<g id="${id}">${lozenge}</g>`);
      const row = Array.from({ length: 11 }, (_, index) => {
        const left = x + (index - 5) * 7 * stitch - 3.5 * stitch;
        return `<use href="#${id}" x="${tenth(left)}" y="${top + 4}"/>`;
      });
      return row.join('');
    }
    case 'dots': {
      const dots = Array.from({ length: 40 }, (_, index): Capsule => {
        const row = Math.floor(index / 8);
        return [x - reach - 12 + (index % 8) * 17 + (row % 2) * 8, top + 1 + row * 11, 0, 0];
      });
      return capsules(dots, 4, '#fbf4e4');
    }
  }
}

function drawTwine({ x, reach, edge }: Mouth): string {
  const twine = '#d8b47a';
  const turns = `M${x - reach + 1} ${edge - 1}Q${x} ${edge + 8} ${x + reach - 1} ${edge - 1}M${x - reach + 2} ${edge + 3}Q${x} ${edge + 12} ${x + reach - 2} ${edge + 3}`;
  const ends = `M${x + 8} ${edge + 6}q8 6 5 18M${x + 10} ${edge + 6}q14 3 15 13`;
  return line(turns, twine, 3) + line(ends, twine, 2.6) + ellipse(x + 9, edge + 6, 4, 3.4, '#b98f55');
}
