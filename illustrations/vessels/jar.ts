import type { Contents } from '../contents/contents.ts';
import { fillBox } from '../contents/fill-box.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { drawGlass } from '../glass.ts';
import { drawLabel, isWrapped, type Label } from '../labels.ts';
import { drawJarLid, type JarLid } from '../lids.ts';

/** A shouldered glass jar. */
export type Jar = {
  readonly vessel: 'jar';
  readonly width?: number;
  readonly height?: number;
  readonly contents: Contents;
  /** The distance from the mouth to the contents. */
  readonly headroom?: number;
  readonly lid: JarLid;
  readonly label?: Label;
  readonly labelWidth?: number;
  readonly labelHeight?: number;
};

export function drawJar(drawing: Drawing, jar: Jar): string {
  const { width = 116, height = 152 } = jar;
  const [left, right, bottom] = [centre - width / 2, centre + width / 2, floor - 3];
  const mouth = bottom - height;
  const neck = width / 2 - 13;
  const outline = (inset: number) =>
    `M${centre - neck + inset} ${mouth}V${mouth + 9}C${centre - neck + inset} ${mouth + 21} ${left + inset} ${mouth + 20} ${left + inset} ${mouth + 40}V${bottom - 18 - inset}Q${left + inset} ${bottom - inset} ${left + 22} ${bottom + 2 - inset}Q${centre} ${bottom + 6 - inset} ${right - 22} ${bottom + 2 - inset}Q${right - inset} ${bottom - inset} ${right - inset} ${bottom - 18 - inset}V${mouth + 40}C${right - inset} ${mouth + 20} ${centre + neck - inset} ${mouth + 21} ${centre + neck - inset} ${mouth + 9}V${mouth}z`;
  const fill = fillBox(drawing, jar.contents, left + 4, mouth + (jar.headroom ?? 26), right - 4, bottom + 4);
  const labelHeight = jar.labelHeight ?? height * 0.44;
  const labelMiddle = mouth + height * 0.63;
  const label = isWrapped(jar.label)
    ? { x: centre, y: labelMiddle - 4, width, height: labelHeight }
    : { x: centre, y: labelMiddle, width: jar.labelWidth ?? width * 0.66, height: labelHeight + 4 };
  const glass = drawGlass(drawing, {
    outline: outline(0),
    inside: clip(drawing, outline(5.5), fill),
    gleam: `M${left + 14} ${mouth + 44}V${bottom - 34}M${left + 14} ${bottom - 23}v3`,
    front: drawLabel(drawing, jar.label, label),
    shadow: `M${right - width * 0.24} ${mouth}h${width}v${height + 20}h-${width}q${width * 0.08} -${height * 0.5} 0 -${height + 20}z`,
  });
  const lid = drawJarLid(
    drawing,
    jar.lid,
    { x: centre, reach: neck + 4, top: mouth - 18, edge: mouth + 5 },
    { x: centre, reach: neck + 5, top: mouth - 20, edge: mouth + 3 },
  );
  return castShadow(left, right) + glass + lid;
}
