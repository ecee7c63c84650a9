import { type Colour, deepen, lighten, mix, shade } from '../colour.ts';
import { castShadow, centre, type Drawing, define, floor } from '../drawing.ts';
import { drawMotif } from '../labels.ts';
import type { MotifName } from '../motifs.ts';
import { type Capsule, capsules, line, shape, tenth } from '../svg.ts';
import type { Threads } from '../tatreez.ts';

type Leaf = 'long' | 'round' | 'needle' | 'flower' | 'laurel';

/** Length of a stem above the twine, and the height of the twine. */
const [stemLength, knot] = [122, 168];

/** Herbs tied in a bunch. */
export type Bunch = {
  readonly vessel: 'bunch';
  readonly leaf: Leaf;
  readonly colours: readonly [Colour, ...Colour[]];
  readonly stems?: number;
  readonly stemColour?: Colour;
  /** Colour of the flower at the tip of a needled stem. */
  readonly tip?: Colour;
  readonly twine?: Colour;
  readonly tag?: { readonly motif: MotifName; readonly threads: Threads };
};

/** One upright stem is drawn, then reused: rotated, scaled and tinted. */
export function drawBunch(drawing: Drawing, bunch: Bunch): string {
  const { colours, stems = 9, twine = '#c9a15a' } = bunch;
  const { random } = drawing;
  const stemColour = bunch.stemColour ?? mix(colours[0], '#b9a46a', 0.45);
  const { leaves, lit } = drawLeaves(bunch.leaf);
  const stem = `<path d="M0 0v${-stemLength}" fill="none" stroke="${stemColour}" stroke-width="3.2"/><path d="${leaves}"/>${lit ? `<path d="${lit}" fill="#fff" opacity=".2"/>` : ''}${drawTip(bunch)}`;
  const id = define(drawing, (id) => `<g id="${id}">${stem}</g>`);

  let [back, front, stalks] = ['', '', ''];
  for (let index = 0; index < stems; index++) {
    const out = (index / (stems - 1)) * 2 - 1;
    const turn = out * 40 + (random() - 0.5) * 7;
    const scale = 1 - Math.abs(out) * 0.2 + (random() - 0.5) * 0.09;
    const isBehind = index % 2 === 1;
    const colour = colours[index % colours.length] ?? colours[0];
    const behind = isBehind ? shade(colour, 0.1) : colour;
    const fill = out > 0.3 ? shade(colour, 0.16) : behind;
    const use = `<use href="#${id}" fill="${fill}" transform="translate(${tenth(centre + out * 8)} ${knot})rotate(${tenth(turn)})scale(${Number(tenth(scale * 10)) / 10})"/>`;
    if (isBehind) back += use;
    else front += use;
    const footX = centre + out * 27 + (random() - 0.5) * 5;
    stalks += `M${tenth(centre + out * 7)} ${knot + 2}L${tenth(footX)} ${tenth(floor - 5 - random() * 6)}`;
  }
  return [
    castShadow(centre - 34, centre + 34, 5),
    line(stalks, shade(stemColour, 0.12), 4),
    back,
    front,
    drawTwine(twine),
    bunch.tag ? drawTag(bunch.tag.motif, bunch.tag.threads, twine) : '',
  ].join('');
}

/** Paths of all leaves along a stem that grows up from 0, 0, and of the lit half of each. */
function drawLeaves(leaf: Leaf): { leaves: string; lit: string } {
  const { pairs, size } = leafShapes[leaf];
  let [leaves, lit] = ['', ''];
  for (let pair = 1; pair <= pairs; pair++) {
    for (const side of [-1, 1]) {
      const along = 0.26 + (0.74 * pair) / pairs;
      const y = -along * stemLength;
      const { length, width } = size(along);
      const turn = side * (leaf === 'needle' ? 0.8 : 1.02 - along * 0.42);
      const [tipX, tipY] = [Math.sin(turn) * length, y - Math.cos(turn) * length];
      const [bellyX, bellyY] = [Math.cos(turn) * width, Math.sin(turn) * width];
      const [halfX, halfY] = [tipX / 2, (y + tipY) / 2];
      const near = `Q${tenth(halfX - bellyX)} ${tenth(halfY - bellyY)} 0 ${tenth(y)}z`;
      const tip = `${tenth(tipX)} ${tenth(tipY)}`;
      leaves += `M0 ${tenth(y)}Q${tenth(halfX + bellyX)} ${tenth(halfY + bellyY)} ${tip}${near}`;
      if (leaf !== 'needle') lit += `M0 ${tenth(y)}L${tip}${near}`;
    }
  }
  return { leaves, lit };
}

type LeafShape = {
  readonly pairs: number;
  /** Length and half width of the leaf that grows at `along` (0 the knot, 1 the tip). */
  readonly size: (along: number) => { length: number; width: number };
};

const taper = (length: number, along: number) => length * (1.12 - along * 0.38);

const leafShapes: Record<Leaf, LeafShape> = {
  long: {
    pairs: 6,
    size: (along) => ({ length: taper(31, along), width: taper(31, along) * 0.21 }),
  },
  round: {
    pairs: 6,
    size: (along) => ({ length: taper(27, along), width: taper(27, along) * 0.36 }),
  },
  needle: { pairs: 10, size: () => ({ length: 14, width: 3 }) },
  flower: { pairs: 4, size: () => ({ length: 16, width: 3 }) },
  laurel: {
    pairs: 4,
    size: (along) => ({ length: taper(46, along), width: taper(46, along) * 0.3 }),
  },
};

function drawTip({ leaf, tip, colours }: Bunch): string {
  const top = -stemLength;
  if (leaf === 'flower') {
    const petals = Array.from({ length: 6 }, (_, index) => {
      const turn = (index * Math.PI) / 3;
      const at = (radius: number) =>
        `${tenth(Math.cos(turn) * radius)} ${tenth(top + Math.sin(turn) * radius)}`;
      return `M${at(6)}L${at(12)}`;
    });
    return [
      capsules([[0, top, 0, 0]], 26, '#fffaf0'),
      line(petals.join(''), '#ddd2b9', 1.8),
      capsules([[0, top, 0, 0]], 11, '#e0a12b'),
      capsules([[-2, top - 2, 0, 0]], 4, '#f6d078'),
    ].join('');
  }
  if (leaf === 'needle') {
    const colour = tip ?? lighten(colours[0], 0.2);
    return (
      capsules([[0, top - 2, 0, -12]], 8, colour) + capsules([[-1, top - 4, 0, -8]], 3, lighten(colour, 0.35))
    );
  }
  return '';
}

function drawTwine(colour: Colour): string {
  const wrap = `M${centre - 15} ${knot - 9}Q${centre} ${knot - 3} ${centre + 15} ${knot - 9}L${centre + 16} ${knot + 9}Q${centre} ${knot + 15} ${centre - 16} ${knot + 9}z`;
  const dark = `M${centre + 5} ${knot - 6}L${centre + 15} ${knot - 9}L${centre + 16} ${knot + 9}L${centre + 6} ${knot + 12}z`;
  const turns = `M${centre - 15} ${knot - 3}Q${centre} ${knot + 3} ${centre + 15} ${knot - 3}M${centre - 15} ${knot + 3}Q${centre} ${knot + 9} ${centre + 15} ${knot + 3}`;
  return shape(wrap, colour) + shape(dark, shade(colour, 0.22)) + line(turns, deepen(colour), 1.8, 0.5);
}

function drawTag(motif: MotifName, threads: Threads, twine: Colour): string {
  const hole: Capsule = [centre + 38, knot + 26, 0, 0];
  const tag = [
    shape(`M${centre + 31} ${knot + 16}l9 -8h34v36h-34l-9 -8z`, '#fbf4e4'),
    shape(`M${centre + 66} ${knot + 8}h8v36h-8z`, '#e6d8bb'),
    capsules([hole], 4.5, '#a5783f'),
    drawMotif(motif, threads, centre + 57, knot + 25, 26, 28),
  ];
  return (
    line(`M${centre + 12} ${knot + 4}q12 2 20 10`, twine, 2.4) +
    `<g transform="rotate(14 ${centre + 50} ${knot + 26})">${tag.join('')}</g>`
  );
}
