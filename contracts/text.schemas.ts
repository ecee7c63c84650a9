import * as z from 'zod/mini';
import type { FieldErrorCode } from './error.ts';
import { normalizeEmail } from './normalize-email.ts';

/** A line of text typed by a person: trimmed, not empty (or the given code), bounded in length. */
export const requiredText = (code: FieldErrorCode, maximum = 200) =>
  z
    .string({ error: code })
    .check(z.trim(), z.minLength(1, { error: code }), z.maxLength(maximum, { error: 'too_long' }));

export const optionalText = (maximum = 200) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(maximum, { error: 'too_long' })));

/** Travels as it is compared. */
export const emailSchema = z
  .string({ error: 'email_invalid' })
  .check(
    z.overwrite(normalizeEmail),
    z.maxLength(254, { error: 'email_invalid', abort: true }),
    z.email({ error: 'email_invalid' }),
  );

export const bilingualSchema = z.object({ en: z.string(), ar: z.string() });
