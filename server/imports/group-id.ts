import { createHash } from 'node:crypto';

/** A deterministic id of a group of sizes: the same names in a file always give the same group. */
export function groupId(names: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
