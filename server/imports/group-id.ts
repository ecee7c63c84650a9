import { createHash } from 'node:crypto';

/** The id of a group of sizes that a file names in its own words: the same words lead to the same group again. */
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
