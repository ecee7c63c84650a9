import type * as z from 'zod/mini';
import type { partSchema } from './boxes.schemas.ts';

/** Most products that a box is made of, and most pieces of one of them. */
export const maxParts = 20;
export const maxOfPart = 99;

/** A part of a box as the box's page shows it. */
export type Part = z.output<typeof partSchema>;

/** How many boxes can be made of what is left of their parts; null where no part is counted. */
export function boxesLeft(parts: readonly { quantity: number; left: number | null }[]): number | null {
  const each = parts.flatMap(({ quantity, left }) => (left === null ? [] : [Math.floor(left / quantity)]));
  return each.length === 0 ? null : Math.min(...each);
}
