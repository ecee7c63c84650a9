import * as z from 'zod/mini';
import { cancelReasonKinds, maxCancelReason } from './cancel-reasons.ts';
import { longest } from './text.schemas.ts';

export const cancelReasonSchema = z.object({
  kind: z.enum(cancelReasonKinds, { error: 'invalid' }),
  /** The seller's own words; kept for the kind `other` only. */
  text: z._default(z.string({ error: 'invalid' }).check(z.trim(), longest(maxCancelReason)), ''),
});
