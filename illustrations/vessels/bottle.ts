import { type Colour, deepen, lighten, shade } from '../colour.ts';
import { strew } from '../contents/strew.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawGlass } from '../glass.ts';
import { drawLabel, isWrapped, type Label } from '../labels.ts';
import { capsules, ellipse, line, shape } from '../svg.ts';

const shapes = {
  round: { width: 78, height: 200, neck: 13, neckLength: 48, shoulder: 44 },
  flask: { width: 92, height: 168, neck: 15, neckLength: 26, shoulder: 26 },
  slim: { width: 60, height: 196, neck: 11, neckLength: 40, shoulder: 44 },
  square: { width: 76, height: 196, neck: 13, neckLength: 40, shoulder: 18 },
  water: { width: 66, height: 200, neck: 14, neckLength: 14, shoulder: 52 },
  family: { width: 88, height: 202, neck: 15, neckLength: 20, shoulder: 58 },
};

/** A bottle of glass or clear plastic. */
export type Bottle = {
  readonly vessel: 'bottle';
  readonly shape: keyof typeof shapes;
  readonly liquid: Colour;
  /** Pulp drifts in the liquid. */
  readonly pulp?: boolean;
  /** Colour of the glass, if it is not clear. */
  readonly glass?: Colour;
  readonly stopper: 'cork' | Colour;
  readonly label: Label;
};

export function drawBottle(drawing: Drawing, bottle: Bottle): string {
  const { width, height, neck, neckLength, shoulder } = shapes[bottle.shape];
  const [left, right, bottom] = [centre - width / 2, centre + width / 2, floor - 3];
  const mouth = bottom - height + 18;
  const neckEnd = mouth + neckLength;
  const waist = neckEnd + shoulder;
  const bodyHeight = bottom - waist;
  const outline = (inset: number) =>
    `M${centre - neck + inset} ${mouth}V${neckEnd}C${centre - neck + inset} ${neckEnd + shoulder * 0.5} ${left + inset} ${neckEnd + shoulder * 0.42} ${left + inset} ${waist}V${bottom - 14 - inset}Q${left + inset} ${bottom - inset} ${left + 16} ${bottom + 2 - inset}Q${centre} ${bottom + 5 - inset} ${right - 16} ${bottom + 2 - inset}Q${right - inset} ${bottom - inset} ${right - inset} ${bottom - 14 - inset}V${waist}C${right - inset} ${neckEnd + shoulder * 0.42} ${centre + neck - inset} ${neckEnd + shoulder * 0.5} ${centre + neck - inset} ${neckEnd}V${mouth}z`;

  const level = neckEnd + 4;
  const { liquid } = bottle;
  const pulp = () => {
    const across = (chance: number) => left + 8 + chance * (width - 16);
    const down = (chance: number) => waist + chance * bodyHeight;
    return capsules(strew(drawing, 14, [0, 0], across, down), 3, lighten(liquid, 0.4));
  };
  const inside = [
    shape(`M0 ${level}h240v220H0z`, liquid),
    shape(`M0 ${level}h${left + width * 0.36}q-8 80 0 220H0z`, lighten(liquid, 0.2)),
    ellipse(centre, level, neck - 4, 3, lighten(liquid, 0.5)),
    bottle.pulp ? pulp() : '',
  ];
  const label = isWrapped(bottle.label)
    ? { x: centre, y: bottom - bodyHeight * 0.5 - 8, width, height: bodyHeight * 0.62, bulge: 3 }
    : { x: centre, y: bottom - bodyHeight * 0.52, width: width - 18, height: bodyHeight * 0.72 };
  const body = drawGlass(drawing, {
    outline: outline(0),
    tint: bottle.glass,
    opacity: bottle.glass ? 1 : 0.8,
    inside: clip(drawing, outline(4.5), inside.join('')),
    gleam: `M${left + 11} ${waist + 4}V${bottom - 30}M${left + 11} ${bottom - 20}v2M${centre - neck + 6} ${mouth + 14}v${neckLength - 16}`,
    gleamWidth: 5,
    front: drawLabel(drawing, bottle.label, label),
    shadow: `M${right - width * 0.28} ${mouth}h${width}v${height}h-${width}z`,
  });
  const stopper =
    bottle.stopper === 'cork' ? drawCork(mouth, neck, bottle.glass) : drawCap(mouth, neck, bottle.stopper);
  return castShadow(left, right) + body + stopper;
}

function drawCork(mouth: number, neck: number, glass: Colour | undefined): string {
  const ring = `M${centre - neck - 3} ${mouth + 1}h${neck * 2 + 6}v8h${-neck * 2 - 6}z`;
  const pores = [
    [centre - 5, mouth - 7, 0, 0],
    [centre - 1, mouth - 3, 0, 0],
    [centre + 5, mouth - 8, 0, 0],
  ] as const;
  return [
    shape(ring, glass ? lighten(glass, 0.2) : '#cfdccf'),
    shape(`M${centre - neck + 3} ${mouth - 14}h${neck * 2 - 6}l1 16h${-neck * 2 + 4}z`, '#c99a5f'),
    shape(`M${centre + 3} ${mouth - 14}h${neck - 6}l1 16h-${neck - 5}z`, '#a5783f'),
    ellipse(centre, mouth - 14, neck - 3, 3, '#e0bb85'),
    capsules(pores, 2.4, '#8d6232'),
  ].join('');
}

function drawCap(mouth: number, neck: number, colour: Colour): string {
  const side = `M${centre - neck - 2} ${mouth - 16}V${mouth + 5}q${neck + 2} 6 ${neck * 2 + 4} 0V${mouth - 16}z`;
  const dark = `M${centre + neck * 0.3} ${mouth - 16}V${mouth + 8}q${neck * 0.5} 0 ${neck * 0.7 + 2} -3V${mouth - 16}z`;
  return [
    shape(side, colour),
    shape(dark, shade(colour, 0.26)),
    ellipse(centre, mouth - 16, neck + 2, 3.6, lighten(colour, 0.34)),
    line(`M${centre - neck + 2} ${mouth - 9}v11`, lighten(colour, 0.6), 3),
    line(`M${centre - neck - 2} ${mouth}q${neck + 2} 6 ${neck * 2 + 4} 0`, deepen(colour), 1.8, 0.5),
  ].join('');
}
