import * as z from 'zod/mini';
import type { FieldErrorCode } from './error.ts';
import { normalizeEmail } from './normalize-email.ts';

/** The most characters of a text. What breaks it says how many: `too_long:80`, which `parseFieldError` takes apart. */
export const longest = (maximum: number, { abort = false } = {}) =>
  z.maxLength(maximum, { error: `too_long:${maximum}`, abort });

/** A line of text typed by a person: trimmed, not empty (or the given code), bounded in length. */
export const requiredText = (code: FieldErrorCode, maximum = 200) =>
  z.string({ error: code }).check(z.trim(), z.minLength(1, { error: code }), longest(maximum));

/** Whether a text has a letter or a digit, as search reads it: `㌀` is letters too. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.normalize('NFKC'));

/** A name: a line of text with a letter or a digit, signs alone can be neither read out nor found. */
export const nameText = (required: FieldErrorCode, maximum: number, tooLong: FieldErrorCode) =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required }),
    z.maxLength(maximum, { error: tooLong }),
    z.refine((text) => text === '' || hasLetters(text), { error: 'letters_required' }),
  );

export const optionalText = (maximum = 200) =>
  z.optional(z.string({ error: 'invalid' }).check(z.trim(), longest(maximum)));

const emailFault = ({ input }: { input?: unknown }): FieldErrorCode =>
  input ? 'email_invalid' : 'email_required';

/** Travels as it is compared. */
export const emailSchema = z
  .string({ error: emailFault })
  .check(
    z.overwrite(normalizeEmail),
    z.maxLength(254, { error: 'email_invalid', abort: true }),
    z.email({ error: emailFault }),
  );

export const bilingualSchema = z.object({ en: z.string(), ar: z.string() });
