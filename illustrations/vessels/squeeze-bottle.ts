import { type Colour, deepen, lighten, plum, shade } from '../colour.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type BlockLabel, drawLabel } from '../labels.ts';
import { ellipse, line, shape } from '../svg.ts';

/** An opaque plastic bottle. Its closure says what is in it. */
export type SqueezeBottle = {
  readonly vessel: 'squeeze-bottle';
  /** A nozzle for sauce, a pump for soap, a dosing cup for softener, a bent neck for reaching under a rim. */
  readonly closure: 'nozzle' | 'pump' | 'dosing-cup' | 'bent-neck';
  readonly body: Colour;
  readonly cap: Colour;
  readonly label: BlockLabel;
};

type Form = {
  readonly outline: string;
  readonly width: number;
  readonly labelMiddle: number;
  readonly labelHeight: number;
  readonly gleamTop: number;
  readonly drawCap: (cap: Colour) => string;
};

export function drawSqueezeBottle(drawing: Drawing, bottle: SqueezeBottle): string {
  const { outline, width, labelMiddle, labelHeight, gleamTop, drawCap } = forms[bottle.closure];
  const [left, right] = [centre - width / 2, centre + width / 2];
  const label = { x: centre, y: labelMiddle, width: width + 12, height: labelHeight, bulge: 3 };
  const front =
    drawLabel(drawing, bottle.label, label) +
    shape(`M${right - width * 0.28} 0h${width}v240h-${width}z`, plum, 0.1);
  return [
    castShadow(left, right),
    shape(outline, bottle.body),
    clip(drawing, outline, front),
    line(`M${left + 13} ${gleamTop}V${floor - 32}M${left + 13} ${floor - 22}v2`, '#fff', 5.5, 0.5),
    drawCap(bottle.cap),
  ].join('');
}

const forms: Record<SqueezeBottle['closure'], Form> = {
  nozzle: {
    outline: `M${centre - 26} 82Q${centre - 46} 96 ${centre - 46} 124C${centre - 46} 150 ${centre - 38} 160 ${centre - 38} 180V${floor - 16}Q${centre - 38} ${floor - 2} ${centre - 24} ${floor - 1}H${centre + 24}Q${centre + 38} ${floor - 2} ${centre + 38} ${floor - 16}V180C${centre + 38} 160 ${centre + 46} 150 ${centre + 46} 124Q${centre + 46} 96 ${centre + 26} 82z`,
    width: 84,
    labelMiddle: 152,
    labelHeight: 60,
    gleamTop: 112,
    drawCap: (cap) => drawNozzle(cap),
  },
  pump: {
    outline: `M${centre - 14} 104V112C${centre - 14} 122 ${centre - 44} 120 ${centre - 44} 140V${floor - 14}Q${centre - 44} ${floor - 2} ${centre - 30} ${floor - 1}H${centre + 30}Q${centre + 44} ${floor - 2} ${centre + 44} ${floor - 14}V140C${centre + 44} 120 ${centre + 14} 122 ${centre + 14} 112V104z`,
    width: 88,
    labelMiddle: 176,
    labelHeight: 54,
    gleamTop: 146,
    drawCap: (cap) => drawPump(cap),
  },
  'dosing-cup': {
    outline: `M${centre - 24} 86C${centre - 30} 100 ${centre - 56} 104 ${centre - 56} 140C${centre - 56} 166 ${centre - 48} 176 ${centre - 50} ${floor - 16}Q${centre - 50} ${floor - 2} ${centre - 34} ${floor - 1}H${centre + 34}Q${centre + 50} ${floor - 2} ${centre + 50} ${floor - 16}C${centre + 48} 176 ${centre + 56} 166 ${centre + 56} 140C${centre + 56} 104 ${centre + 30} 100 ${centre + 24} 86z`,
    width: 104,
    labelMiddle: 164,
    labelHeight: 64,
    gleamTop: 126,
    drawCap: (cap) => drawDosingCup(cap),
  },
  'bent-neck': {
    outline: `M${centre - 40} 68L${centre - 16} 58Q${centre - 8} 84 ${centre + 16} 92Q${centre + 40} 102 ${centre + 40} 132V${floor - 16}Q${centre + 40} ${floor - 2} ${centre + 26} ${floor - 1}H${centre - 26}Q${centre - 40} ${floor - 2} ${centre - 40} ${floor - 16}V142C${centre - 40} 112 ${centre - 34} 100 ${centre - 40} 68z`,
    width: 80,
    labelMiddle: 174,
    labelHeight: 62,
    gleamTop: 138,
    drawCap: (cap) => drawBentCap(cap),
  },
};

function drawNozzle(cap: Colour): string {
  return [
    shape(`M${centre - 9} 64L${centre - 5} 34h10l4 30z`, cap),
    shape(`M${centre + 1} 34h4l4 30h-8z`, shade(cap, 0.22)),
    ellipse(centre, 34, 5, 2, lighten(cap, 0.4)),
    shape(`M${centre - 30} 62h60v20q-30 8-60 0z`, cap),
    shape(`M${centre + 12} 62h18v20q-8 3-18 4z`, shade(cap, 0.22)),
    ellipse(centre, 62, 30, 5, lighten(cap, 0.35)),
    line(`M${centre - 23} 70v12`, lighten(cap, 0.6), 4),
  ].join('');
}

function drawPump(cap: Colour): string {
  return [
    shape(`M${centre - 5} 62h10v28h-10z`, shade(cap, 0.2)),
    shape(`M${centre - 50} 52q0-6 6-6h52q14 0 14 12v8h-40q-16 0-22 6h-10z`, cap),
    shape(`M${centre + 8} 46q14 0 14 12v8h-14z`, shade(cap, 0.2)),
    line(`M${centre - 38} 52h40`, lighten(cap, 0.6), 3.5),
    shape(`M${centre - 20} 86h40v18q-20 6-40 0z`, cap),
    shape(`M${centre + 8} 86h12v18q-6 2-12 3z`, shade(cap, 0.22)),
    ellipse(centre, 86, 20, 3.6, lighten(cap, 0.4)),
    line(`M${centre - 13} 93v10M${centre - 6} 94v11M${centre + 1} 94v11`, shade(cap, 0.25), 1.8),
  ].join('');
}

function drawDosingCup(cap: Colour): string {
  return [
    shape(`M${centre - 28} 40L${centre - 31} 88Q${centre} 97 ${centre + 31} 88L${centre + 28} 40z`, cap),
    shape(`M${centre + 10} 40h18l3 48q-8 3-21 4z`, shade(cap, 0.2)),
    ellipse(centre, 40, 28, 5.5, lighten(cap, 0.5)),
    line(`M${centre - 30} 76Q${centre} 85 ${centre + 30} 76`, deepen(cap), 2, 0.4),
    line(`M${centre - 20} 50v22`, lighten(cap, 0.6), 4),
  ].join('');
}

function drawBentCap(cap: Colour): string {
  const upright = [
    shape('M-15-28h30V2Q0 8-15 2z', cap),
    shape('M4-28h11V2Q9 5 4 5z', shade(cap, 0.22)),
    ellipse(0, -28, 15, 4, lighten(cap, 0.4)),
    line('M-9-18V0M-3-17V2', shade(cap, 0.25), 1.8),
  ];
  return `<g transform="translate(${centre - 28} 63) rotate(-23)">${upright.join('')}</g>`;
}
