import { encode } from 'uqr';

/**
 * Encodes a text as a QR code: its width in modules, and the dark modules as an SVG path with a rectangle for each run
 * in a row.
 */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { size, path: runs.join('') };
}
