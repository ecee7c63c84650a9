import type * as z from 'zod/mini';
import type { cancelReasonSchema } from './cancel-reasons.schemas.ts';

/** Why a seller cancelled an order; only administrators ever see it. */
export const cancelReasonKinds = [
  'no_answer',
  'changed_mind',
  'not_available',
  'wrong_address',
  'other',
] as const;

export type CancelReason = z.output<typeof cancelReasonSchema>;
export type CancelReasonKind = CancelReason['kind'];

/** The most characters of another reason. */
export const maxCancelReason = 200;
