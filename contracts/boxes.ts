import type * as z from 'zod/mini';
import type { partSchema } from './boxes.schemas.ts';

/** The most products in a box, and the most pieces of one of them. */
export const maxParts = 20;
export const maxOfPart = 99;

/** A part of a box, as shown on the box's page. */
export type Part = z.output<typeof partSchema>;

/** How many boxes the remaining stock of the parts allows; null where no part's stock is counted. */
export function boxesLeft(parts: readonly { quantity: number; left: number | null }[]): number | null {
  const each = parts.flatMap(({ quantity, left }) => (left === null ? [] : [Math.floor(left / quantity)]));
  return each.length === 0 ? null : Math.min(...each);
}
