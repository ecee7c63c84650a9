import { type Colour, deepen, plum, shade } from '../colour.ts';
import { type Composition, drawComposition } from '../compositions.ts';
import type { Contents } from '../contents/contents.ts';
import { fillBox } from '../contents/fill-box.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawLabel, type PaperLabel } from '../labels.ts';
import { line, shape, steppedBox } from '../svg.ts';

const [top, bottom] = [58, floor - 2];

/** A standing pouch. */
export type Pouch = {
  readonly vessel: 'pouch';
  readonly body: Colour;
  readonly composition?: Composition;
  /** The window through which the contents are seen. */
  readonly window?: { readonly frame: 'arch' | 'plate'; readonly contents: Contents };
  readonly label?: PaperLabel;
  /** Colour of the clip that closes it. */
  readonly tie?: Colour;
};

export function drawPouch(drawing: Drawing, pouch: Pouch): string {
  const { body, tie } = pouch;
  const outline = `M${centre - 54} ${top}H${centre + 54}L${centre + 57} ${top + 24}Q${centre + 66} 150 ${centre + 62} ${bottom - 8}Q${centre} ${bottom + 8} ${centre - 62} ${bottom - 8}Q${centre - 66} 150 ${centre - 57} ${top + 24}z`;
  const print = pouch.composition ? drawComposition(pouch.composition, centre - 66, 110, 132, 124) : '';
  const foot = `M${centre - 70} ${bottom - 22}Q${centre} ${bottom - 2} ${centre + 70} ${bottom - 22}V${bottom + 20}H${centre - 70}z`;
  const light = [
    shape(`M${centre + 34} ${top}q18 80 4 180h60V${top}z`, plum, 0.1),
    shape(`M${centre - 50} ${top + 26}q-8 76-3 130h8q-4-70 5-130z`, '#fff', 0.3),
    shape(`M${centre - 60} ${top}h130v20H${centre - 70}z`, plum, 0.1),
  ];
  const seam = `M${centre - 50} ${top + 6}H${centre + 50}M${centre - 52} ${top + 14}H${centre + 52}`;
  return [
    castShadow(centre - 58, centre + 62),
    shape(outline, body),
    clip(drawing, outline, print + shape(foot, shade(body, 0.16))),
    drawLabel(drawing, pouch.label, placeLabel(pouch)),
    pouch.window ? drawWindow(drawing, pouch.window, body) : '',
    clip(drawing, outline, light.join('')),
    line(seam, deepen(body), 1.8, 0.4),
    tie ? drawTie(tie) : '',
  ].join('');
}

function placeLabel({ window, tie }: Pouch) {
  if (!window) return { x: centre, y: 142, width: 80, height: 92 };
  return tie ? { x: centre, y: 126, width: 80, height: 72 } : { x: centre, y: 119, width: 80, height: 78 };
}

function drawWindow(
  drawing: Drawing,
  { frame, contents }: NonNullable<Pouch['window']>,
  body: Colour,
): string {
  const pane =
    frame === 'arch'
      ? `M${centre - 28} 212v-20q0-24 28-28q28 4 28 28v20z`
      : steppedBox(centre - 34, 168, 68, 40, 5);
  const view =
    fillBox(drawing, contents, centre - 38, 156, centre + 38, 216) +
    line(`M${centre - 22} 210l26-60`, '#fff', 8, 0.2);
  return shape(pane, deepen(body)) + clip(drawing, pane, view);
}

function drawTie(colour: Colour): string {
  const ends = `M${centre - 60} ${top + 18}h-7v9h6zM${centre + 60} ${top + 18}h7v9h-6z`;
  return (
    shape(`M${centre - 60} ${top + 18}h120l1 9H${centre - 61}z`, colour) + shape(ends, shade(colour, 0.2))
  );
}
