import type * as z from 'zod/mini';
import type * as schemas from './wishes.schemas.ts';

/** What a customer wants of the seller when something of the order is missing. */
export const missingWishes = ['ask', 'replace', 'leave_out'] as const;
export type MissingWish = (typeof missingWishes)[number];

/** An order that is sent to another person. Text that was not given is empty. */
export type Gift = z.output<typeof schemas.giftSchema>;
