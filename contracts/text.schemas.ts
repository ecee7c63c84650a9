import * as z from 'zod/mini';
import { invisibleMarks } from './digits.ts';
import type { FieldErrorCode } from './error.ts';

/** A line of text typed by a person: trimmed, not empty (or the given code), bounded in length. */
export const requiredText = (code: FieldErrorCode, maximum = 200) =>
  z
    .string({ error: code })
    .check(z.trim(), z.minLength(1, { error: code }), z.maxLength(maximum, { error: 'too_long' }));

export const optionalText = (maximum = 200) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(maximum, { error: 'too_long' })));

/** Email addresses are compared without case, so they travel in lower case. */
export const emailSchema = z.string({ error: 'email_invalid' }).check(
  // Invisible marks come along when an address is pasted from a message.
  z.overwrite((text) => text.replace(invisibleMarks, '')),
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: 'email_invalid', abort: true }),
  z.email({ error: 'email_invalid' }),
);

export const bilingualSchema = z.object({ en: z.string(), ar: z.string() });
