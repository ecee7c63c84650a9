import * as z from 'zod/mini';
import { passwordGiven } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { optionalText } from './text.ts';

const sessionSchema = z.object({
  id: z.string(),
  /** `Firefox · Android`, or empty where it cannot be told. */
  device: z.string(),
  logged_in_at: z.string(),
  /** To half an hour: a page in use renews its token that often. */
  used_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'customer',
  summary: 'Where the signed-in user is logged in, the latest used first',
  input: z.object({}),
  answer: z.array(sessionSchema),
});

/** Before what takes over a shop, such as roles: then refused with `identity_required` until this was called. */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/auth/identity',
  access: 'customer',
  summary:
    'Confirms for ten minutes who holds the token; takes the password, and with two-factor login its code',
  input: z.object({ password: passwordGiven, code: optionalText() }),
  answer: z.null(),
});

/** These two take the password: whoever has found an open page must not throw the owner out everywhere else. */
export const endSession = endpoint({
  method: 'POST',
  path: '/auth/sessions/{id}/end',
  access: 'customer',
  summary: "Ends one of the user's own sessions; takes the password",
  input: z.object({ id: z.string(), password: passwordGiven }),
  answer: z.null(),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'customer',
  summary: 'Ends every session of the user but the one that asks; takes the password',
  input: z.object({ password: passwordGiven }),
  answer: z.null(),
});
