import * as z from 'zod/mini';
import { passwordGiven } from './accounts.schemas.ts';
import { optionalText } from './text.schemas.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** `Firefox · Android`, or empty where it is unknown. */
  device: z.string(),
  logged_in_at: z.string(),
  /** Accurate to half an hour, the interval at which a page in use renews its token. */
  used_at: z.string(),
  /** Whether it is the session that makes this call. */
  current: z.boolean(),
});

export const listSessions = {
  summary: 'Where the signed-in user is logged in, the latest used first',
  input: z.object({}),
  answer: z.array(sessionSchema),
};

export const confirmIdentity = {
  summary:
    'Confirms for ten minutes who holds the token; takes the password, and with two-factor login its code',
  input: z.object({ password: passwordGiven, code: optionalText() }),
  answer: z.null(),
};

/**
 * Re-authentication: ending sessions requires the password, so that a page left open can't be used to lock its owner
 * out elsewhere.
 */
export const endSession = {
  summary: "Ends one of the user's own sessions; takes the password",
  input: z.object({ id: z.string(), password: passwordGiven }),
  answer: z.null(),
};

export const endOtherSessions = {
  summary: 'Ends every session of the user but the one that asks; takes the password',
  input: z.object({ password: passwordGiven }),
  answer: z.null(),
};
