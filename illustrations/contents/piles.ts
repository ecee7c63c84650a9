import { type Colour, deepen, isPale, lighten, mix, plum, shade } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { type Capsule, capsules } from '../svg.ts';
import type { Contents, Pile } from './contents.ts';
import { type Grain, layGrain } from './strew.ts';

export type PileKind = keyof typeof pileKinds;

type Placed = { readonly x: number; readonly y: number; readonly capsule: Capsule };

const pileKinds = {
  balls: { width: 33, length: 0, angle: 0, jitter: 0, pitch: 0.93 },
  olives: { width: 18, length: 8, angle: 20, jitter: 60, pitch: 0.98 },
  dates: { width: 17, length: 15, angle: 8, jitter: 26, pitch: 1 },
  figs: { width: 25, length: 3, angle: 90, jitter: 40, pitch: 0.98 },
  makdous: { width: 22, length: 13, angle: 70, jitter: 24, pitch: 0.96 },
  cucumber: { width: 20, length: 46, angle: 90, jitter: 8, pitch: 1 },
  sticks: { width: 14, length: 44, angle: 90, jitter: 7, pitch: 1 },
  rolls: { width: 19, length: 22, angle: 0, jitter: 5, pitch: 1 },
  peppers: { width: 15, length: 30, angle: 78, jitter: 22, pitch: 0.98 },
  tomatoes: { width: 21, length: 7, angle: 15, jitter: 50, pitch: 0.95 },
  lemons: { width: 33, length: 10, angle: 25, jitter: 70, pitch: 0.93 },
  walnuts: { width: 27, length: 4, angle: 70, jitter: 70, pitch: 0.95 },
  penne: { width: 10, length: 19, angle: 22, jitter: 70, pitch: 0.96 },
  nuts: { width: 18, length: 9, angle: 35, jitter: 150, pitch: 0.95 },
  'mixed-pickles': { width: 19, length: 17, angle: 70, jitter: 110, pitch: 0.95 },
  tablets: { width: 16, length: 9, angle: 0, jitter: 14, pitch: 1.04 },
} satisfies Record<string, Grain>;

/** Whether the contents are placed one by one. */
export function isPile(contents: Contents): contents is Pile {
  return contents.kind in pileKinds;
}

export function findPiece({ kind }: Pile): Grain {
  return pileKinds[kind];
}

/** Packs rows into the box, each in front of the previous one; `centred` rows stay inside and do not interlock. */
export function layPile(
  drawing: Drawing,
  pile: Pile,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  centred = false,
): string {
  const piece = findPiece(pile);
  const { width, length, pitch } = piece;
  const turn = (piece.angle * Math.PI) / 180;
  const stepY = (width + Math.abs(Math.sin(turn)) * length) * pitch * 0.88;
  const stepX = (width + Math.abs(Math.cos(turn)) * length) * pitch;
  const rows: number[] = [];
  for (let y = bottom - stepY * 0.42; y > top - stepY * 0.1; y -= stepY) rows.unshift(y);

  const space = right - left;
  const count = centred ? Math.max(1, Math.round(space / stepX)) : Math.ceil(space / stepX) + 1;
  return rows
    .map((rowY, row) => {
      const start = centred
        ? left + (space - (count - 1) * stepX) / 2
        : left + (row % 2 ? 0 : 0.5) * stepX - stepX * 0.2;
      const placed: Placed[] = [];
      const byColour: Capsule[][] = pile.colours.map(() => []);
      for (let index = 0; index < count; index++) {
        const x = start + index * stepX + (drawing.random() - 0.5) * stepX * 0.12;
        const y = rowY + (drawing.random() - 0.5) * stepY * 0.14;
        const capsule = layGrain(drawing, piece, x, y);
        placed.push({ x, y, capsule });
        byColour[Math.floor(drawing.random() * pile.colours.length)]?.push(capsule);
      }
      return drawRow(pile, width, placed, byColour) + drawMarks(drawing, pile, placed);
    })
    .join('');
}

/** A row from back to front: the gap around it, the shaded side, the lit side, the highlight. */
function drawRow(pile: Pile, width: number, placed: readonly Placed[], byColour: Capsule[][]): string {
  const [first] = pile.colours;
  const pale = isPale(first);
  const gap = pile.oil && pale ? mix(pile.oil, plum, 0.3) : deepen(first);
  const colourAt = (index: number): Colour => pile.colours[index] ?? first;
  const shadows = byColour.map((row, index) => capsules(row, width, shade(colourAt(index), 0.16)));
  const bodies = byColour.map((row, index) => {
    const lit = row.map(([x, y, runX, runY]): Capsule => [x - width * 0.07, y - width * 0.08, runX, runY]);
    return capsules(lit, width * 0.8, colourAt(index));
  });
  const highlights = placed.map(
    ({ capsule: [x, y, runX, runY] }): Capsule => [
      x - width * 0.17,
      y - width * 0.2,
      runX * 0.45,
      runY * 0.45,
    ],
  );
  return [
    capsules(
      placed.map(({ capsule }) => capsule),
      width + 3,
      gap,
    ),
    ...shadows,
    ...bodies,
    capsules(highlights, width * (pale ? 0.26 : 0.18), lighten(first, pale ? 0.9 : 0.55)),
  ].join('');
}

/** Details that distinguish foods of the same shape: stalks, wrinkles, seeds, herbs. */
function drawMarks({ random }: Drawing, pile: Pile, placed: readonly Placed[]): string {
  const [first] = pile.colours;
  const crease = deepen(first);
  const mark = (width: number, colour: Colour, draw: (piece: Placed) => readonly Capsule[]) =>
    capsules(placed.flatMap(draw), width, colour);

  switch (pile.kind) {
    case 'makdous':
      return (
        mark(5, pile.specks ?? '#b5361f', ({ capsule: [x, y, runX, runY] }) => [
          [x + runX * 0.25, y + runY * 0.3, runX * 0.6, runY * 0.6],
        ]) +
        mark(9, '#6f7d3c', ({ capsule: [x, y, runX, runY] }) => [[x - runX * 0.2, y - runY * 0.25, 0, 0]])
      );
    case 'cucumber':
      return mark(3.4, lighten(first, 0.45), ({ x, y }) =>
        [-14, -2, 10].map((down, index) => [x - 3 + (index % 2) * 6, y + down, 0, 0]),
      );
    case 'rolls':
      return (
        mark(1.8, crease, ({ x, y }) => [
          [x - 8, y - 6, 5, 12],
          [x + 3, y - 6, 4, 11],
        ]) +
        (pile.specks
          ? mark(2.6, pile.specks, ({ x, y }) => [
              [x - 11, y + 3 * random(), 1.5, 1],
              [x, y - 5, 1.5, 0.5],
              [x + 1, y + 5 * random(), 1, 1.5],
              [x + 11, y - 2, 1.5, 1],
            ])
          : '')
      );
    case 'dates':
      return mark(1.8, crease, ({ capsule: [x, y, runX, runY] }) => [
        [x + 1, y + 3, runX * 0.7, runY * 0.7 + 1],
      ]);
    case 'figs':
      return (
        mark(4.5, crease, ({ x, y }) => [[x, y - 11, 0.5, -3]]) +
        mark(1.8, crease, ({ x, y }) => [
          [x - 5, y - 4, -2, 9],
          [x + 4, y - 4, 2, 9],
        ])
      );
    case 'tomatoes':
      return (
        mark(8, shade(first, 0.25), ({ x, y }) => [[x - 3, y, 6, 1]]) +
        mark(2.4, '#f3c96b', ({ x, y }) => [
          [x - 4, y, 0, 0],
          [x + 3, y + 1, 0, 0],
        ])
      );
    case 'balls':
      return pile.specks
        ? mark(2.6, pile.specks, ({ x, y }) => [
            [x + 5 * random(), y + 6, 2, 1],
            [x - 8, y + 2 * random(), 1, 2],
            [x + 2, y - 7, 2, 0],
            [x + 9, y - 1, 1, 2],
          ])
        : '';
    case 'peppers':
      return mark(4, '#5f7a35', ({ capsule: [x, y, runX, runY] }) => [
        [x - runX * 0.16, y - runY * 0.2, -runX * 0.2, -runY * 0.22],
      ]);
    case 'lemons':
      return (
        mark(8, shade(first, 0.1), ({ capsule: [x, y, runX, runY] }) => [
          [x + runX * 1.7, y + runY * 1.7, runX * 0.2, runY * 0.2],
        ]) +
        mark(2.2, shade(first, 0.3), ({ x, y }) => [
          [x - 3, y + 6, 0, 0],
          [x + 6, y - 2, 0, 0],
          [x + 1, y + 1, 0, 0],
        ])
      );
    case 'walnuts':
      return (
        mark(2.6, crease, ({ capsule: [x, y, runX, runY] }) => [
          [x - runX * 2, y - runY * 2, runX * 5, runY * 5],
        ]) +
        mark(1.8, shade(first, 0.3), ({ x, y, capsule: [, , runX, runY] }) =>
          [-2, 0, 2].flatMap((along): Capsule[] => [
            [x + runX * along - runY * 1.2, y + runY * along + runX * 1.2, -runY * 0.9, runX * 0.5],
            [x + runX * along + runY * 1.2, y + runY * along - runX * 1.2, runY * 0.9, -runX * 0.5],
          ]),
        )
      );
    case 'nuts':
      return mark(1.8, crease, ({ capsule: [x, y, runX, runY] }) => [
        [x + runX * 0.15, y + runY * 0.15, runX * 0.8, runY * 0.8],
      ]);
    case 'mixed-pickles':
      return mark(3, shade(pile.oil ?? first, 0.1), ({ x, y, capsule: [, , runX, runY] }) => [
        [x - runX * 0.3, y - runY * 0.3, 0, 0],
        [x + runX * 0.25, y + runY * 0.25, 0, 0],
      ]);
    case 'penne':
      return mark(5, shade(first, 0.42), ({ capsule: [x, y, runX, runY] }) => [[x + runX, y + runY, 0, 0]]);
    case 'tablets':
      return mark(6, pile.specks ?? '#4f9ac4', ({ x, y }) => [[x - 5, y - 5, 10, 0]]);
    default:
      return '';
  }
}
