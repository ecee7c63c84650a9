import type { Colour } from '../colour.ts';
import { fillBox } from '../contents/fill-box.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawGlass } from '../glass.ts';
import { drawLabel, type Label } from '../labels.ts';
import { drawJarLid, type JarLid } from '../lids.ts';
import { box, line, shape } from '../svg.ts';

const [width, height, neck] = [124, 106, 44];
const middle = centre - 4;

/** A faceted jar, with or without a dipper leaning on it. */
export type HoneyJar = {
  readonly vessel: 'honey-jar';
  readonly honey: Colour;
  readonly dipper: boolean;
  readonly lid: JarLid;
  readonly label: Label;
};

export function drawHoneyJar(drawing: Drawing, jar: HoneyJar): string {
  const [left, right, bottom] = [middle - width / 2, middle + width / 2, floor - 3];
  const mouth = bottom - height;
  const outline = (inset: number) =>
    `M${middle - neck + inset} ${mouth}v6L${left + inset} ${mouth + 26}V${bottom - 20 - inset * 0.5}L${left + 20} ${bottom - inset}Q${middle} ${bottom + 5 - inset} ${right - 20} ${bottom - inset}L${right - inset} ${bottom - 20 - inset * 0.5}V${mouth + 26}L${middle + neck - inset} ${mouth + 6}v-6z`;
  const honey = { kind: 'honey', colours: [jar.honey] } as const;
  const inside =
    fillBox(drawing, honey, left + 4, mouth + 14, right - 4, bottom + 4) +
    shape(box(left, mouth + 20, 32, 100), '#fff', 0.1);
  const edges = `M${left + 32} ${mouth + 14}V${bottom + 4}M${right - 32} ${mouth + 14}V${bottom + 4}`;
  const label = { x: middle, y: bottom - 46, width: 64, height: 68 };
  const glass = drawGlass(drawing, {
    outline: outline(0),
    inside: clip(drawing, outline(5), inside),
    gleam: `M${left + 14} ${mouth + 36}V${bottom - 34}M${left + 14} ${bottom - 25}v2`,
    front: line(edges, '#fff', 2, 0.3) + drawLabel(drawing, jar.label, label),
    shadow: box(right - 32, mouth, 60, 140),
  });
  const lid = drawJarLid(
    drawing,
    jar.lid,
    { x: middle, reach: neck + 5, top: mouth - 18, edge: mouth + 4 },
    { x: middle, reach: neck + 5, top: mouth - 17, edge: mouth + 3 },
  );
  const shadow = castShadow(left + 6, right + (jar.dipper ? 26 : 0));
  return shadow + (jar.dipper ? drawDipper() : '') + glass + lid;
}

function drawDipper(): string {
  const rings = [15, 20, 22, 20, 14].map((reach, index) => {
    const y = 150 + index * 12;
    const ring = `M${186 - reach} ${y}q0 -5 5 -5h${reach * 2 - 10}q5 0 5 5t-5 5h-${reach * 2 - 10}q-5 0-5-5z`;
    const dark = `M190 ${y - 5}h${reach - 9}q5 0 5 5t-5 5h-${reach - 9}z`;
    return shape(ring, '#c48a45') + shape(dark, '#9c6a30');
  });
  const handle = line('M186 44V150', '#b07a3c', 7) + line('M184 46V148', '#d6a663', 2.4);
  return `<g transform="rotate(24 186 150)">${handle}${rings.join('')}</g>`;
}
