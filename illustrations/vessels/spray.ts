import { type Colour, plum, shade } from '../colour.ts';
import { castShadow, centre, clip, type Drawing, floor } from '../drawing.ts';
import { type BlockLabel, drawLabel } from '../labels.ts';
import { box, line, shape } from '../svg.ts';

const width = 86;
const middle = centre + 4;

/** A trigger spray. */
export type Spray = {
  readonly vessel: 'spray';
  readonly body: Colour;
  readonly head: Colour;
  readonly trigger: Colour;
  readonly label: BlockLabel;
};

export function drawSpray(drawing: Drawing, spray: Spray): string {
  const [left, right, bottom] = [middle - width / 2, middle + width / 2, floor - 3];
  const outline = `M${middle - 15} 92V104C${middle - 15} 122 ${left} 122 ${left} 148V${bottom - 14}Q${left} ${bottom} ${left + 15} ${bottom + 2}Q${middle} ${bottom + 5} ${right - 15} ${bottom + 2}Q${right} ${bottom} ${right} ${bottom - 14}V148C${right} 122 ${middle + 15} 122 ${middle + 15} 104V92z`;
  const label = drawLabel(drawing, spray.label, { x: middle, y: 178, width, height: 60, bulge: 3 });
  const front = label + shape(box(right - 24, 88, 50, 150), plum, 0.1);
  const gleam = `M${left + 12} 152V${bottom - 28}M${left + 12} ${bottom - 18}v2`;
  return [
    castShadow(left, right),
    shape(outline, spray.body),
    clip(drawing, outline, front),
    line(gleam, '#fff', 5.5, 0.6),
    drawCollar(spray.head),
    drawHead(spray.head, spray.trigger),
  ].join('');
}

function drawCollar(head: Colour): string {
  const ribs = `M${middle - 10} 82v12M${middle - 3} 83v12M${middle + 4} 83v12`;
  return [
    shape(`M${middle - 19} 78h38v17q-19 6-38 0z`, shade(head, 0.12)),
    shape(`M${middle + 6} 78h13v17q-6 2-13 2.5z`, shade(head, 0.3)),
    line(ribs, shade(head, 0.3), 1.8),
    shape(`M${middle - 12} 79l-4-13h34l-3 13z`, shade(head, 0.2)),
  ].join('');
}

function drawHead(head: Colour, trigger: Colour): string {
  const lever = `M${middle - 22} 64C${middle - 30} 76 ${middle - 36} 88 ${middle - 30} 100`;
  const housing = `M${middle - 46} 40q0-8 8-8h58q26 0 26 24v6q0 4-4 4h-84q-4 0-4-4z`;
  const dark = `M${middle + 20} 32q26 0 26 24v6q0 4-4 4h-20q8-16-2-34z`;
  return [
    line(lever, trigger, 8),
    shape(housing, head),
    shape(dark, shade(head, 0.16)),
    shape(`M${middle - 60} 40h16v16h-16q-3 0-3-3v-10q0-3 3-3z`, trigger),
    shape(`M${middle - 63} 49v4q0 3 3 3h16v-7z`, shade(trigger, 0.2)),
    line(`M${middle - 38} 39h46`, '#fff', 4, 0.8),
  ].join('');
}
