import { useId } from 'react';
import type { MotifPaths } from '../illustrations/motif-paths.ts';

const threads = ['var(--accent-text)', 'var(--second)', 'var(--third)', 'currentColor'];

type MotifProps = {
  of: MotifPaths;
  /** `block` merges the stitches into squares; `cross` draws real crosses, from about 5 px per stitch. */
  stitch?: 'block' | 'cross';
  /** CSS colours of threads 1 to 4; a missing one defaults to the first. */
  colors?: readonly string[];
  /** Pixels per stitch, unless the style sheet sizes the image. */
  unit?: number;
  /** Mirrors it in Arabic. */
  flip?: boolean;
};

/** A counted-stitch motif. It is decorative and hidden from screen readers. */
export function Motif({ of, stitch = 'block', colors = threads, unit = 4, flip = false }: MotifProps) {
  const id = useId();
  const { width, height } = of;
  const paths = of.paths.map(({ thread, d }) => (
    <path key={thread} fill={colors[thread - 1] ?? colors[0]} d={d} />
  ));
  return (
    <svg
      className={flip ? 'flip' : undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width * unit}
      height={height * unit}
      shapeRendering={stitch === 'block' ? 'crispEdges' : undefined}
      aria-hidden="true"
    >
      {stitch === 'block' ? (
        paths
      ) : (
        <>
          <pattern id={`${id}x`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d="M.2.2l.6.6M.8.2l-.6.6" stroke="#fff" strokeWidth=".42" strokeLinecap="round" />
          </pattern>
          <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <path fill={`url(#${id}x)`} d={`M0 0h${width}v${height}H0z`} />
          </mask>
          <g mask={`url(#${id})`}>{paths}</g>
        </>
      )}
    </svg>
  );
}
