import { cilkaMark } from '../illustrations/motif-paths/cilka-mark.ts';
import { mounehWordmark } from '../illustrations/motif-paths/mouneh-wordmark.ts';
import type { MotifPaths } from '../illustrations/motif-paths.ts';

type LogoProps = {
  /** Text for screen readers; without it the mark is decorative. */
  label?: string;
};

/** مونة in square kufic, on the same grid as the embroidery; coloured by `currentColor`. */
export const Wordmark = ({ label }: LogoProps) => <Mark of={mounehWordmark} unit={5} label={label} />;

/** The second store's mark: the same cells, filled with quarter discs and triangles. */
export const CilkaMark = ({ label }: LogoProps) => <Mark of={cilkaMark} unit={3} label={label} />;

function Mark({ of, unit, label }: LogoProps & { of: MotifPaths; unit: number }) {
  return (
    <svg
      viewBox={`0 0 ${of.width} ${of.height}`}
      width={of.width * unit}
      height={of.height * unit}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {of.paths.map(({ thread, d }) => (
        <path key={thread} fill="currentColor" d={d} />
      ))}
    </svg>
  );
}
