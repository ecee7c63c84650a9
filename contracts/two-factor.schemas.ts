import * as z from 'zod/mini';
import { passwordGiven } from './accounts.schemas.ts';
import { longest } from './text.schemas.ts';

const code = z
  .string({ error: 'code_wrong' })
  .check(z.trim(), z.minLength(1, { error: 'code_wrong' }), longest(200));

export const getTwoFactor = {
  summary: 'Whether the user’s logins take a code, and how many recovery codes are left',
  input: z.object({}),
  answer: z.object({ on: z.boolean(), recovery_codes_left: z.number() }),
};

export const startTwoFactor = {
  summary: 'Makes a secret for an authenticator app, shown this once; it counts from its confirmation on',
  input: z.object({ password: passwordGiven }),
  answer: z.object({
    /** In base32, for typing by hand. */
    secret: z.string(),
    /** The secret as an `otpauth://…` URL. */
    link: z.string(),
    /** The link as a QR code: its width in modules, and the dark modules as an SVG path. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
};

export const confirmTwoFactor = {
  summary:
    'Turns two-factor login on by its first code; answers the recovery codes, shown this once, and ends all other sessions',
  input: z.object({ code }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
};

export const stopTwoFactor = {
  summary: 'Turns two-factor login off; takes the password and a code, and ends all other sessions',
  input: z.object({ password: passwordGiven, code }),
  answer: z.null(),
};
