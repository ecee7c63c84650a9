import type { Unravelled } from '../web/illustrations/motif-paths.ts';
import { writeFigures } from './motifs.ts';
import { tenth } from './svg.ts';
import { mergeStitches, stitchPath } from './tatreez.ts';

export function unravelFigure(): Unravelled {
  const figure = writeFigures('4', '0', '4');
  const [sewn, loose] = [[] as string[], [] as string[]];
  for (const [y, row] of figure.entries()) {
    sewn.push([...row].map((stitch, x) => (isLoose(x, y) ? '.' : stitch)).join(''));
    loose.push([...row].map((stitch, x) => (isLoose(x, y) ? stitch : '.')).join(''));
  }
  return {
    viewBox: '-.5 -1 38 17',
    stitches: stitchPath(sewn),
    holes: punchHoles(loose),
    thread:
      'M22.7 5.5C24 8 21 9.5 19.5 11S18 14.5 21.5 14.2S26.5 9.5 29 11.2S27 15 24.5 13.8S26 10 30 9.2L32.6 6.4',
    needle: {
      transform: 'rotate(46 32.6 6.4)',
      body: 'M32.6 8.6l-.36-7.6q.36-.8.72 0z',
      eye: 'M32.6 2.6v-1',
    },
  };
}

/** Whether a stitch of the last 4 is loose: from its lower end, except for a few that still hold. */
function isLoose(x: number, y: number): boolean {
  const isLow = y * 1.15 + x * 0.9 > 24.5;
  const isUndone = (x * 7 + y * 13) % 5 < 3 || y > 6;
  return x >= 19 && isLow && isUndone;
}

/** Four holes per stitch, one at each corner. */
function punchHoles(grid: readonly string[]): string {
  const corners = [0.2, 0.8].flatMap((down) => [0.2, 0.8].map((across) => [across, down] as const));
  return mergeStitches(grid)
    .flatMap(({ x, y, width, height }) =>
      Array.from(
        { length: width * height },
        (_, index) => [x + Math.floor(index / height), y + (index % height)] as const,
      ),
    )
    .flatMap(([x, y]) => corners.map(([across, down]) => `M${tenth(x + across)} ${tenth(y + down)}h0`))
    .join('');
}
