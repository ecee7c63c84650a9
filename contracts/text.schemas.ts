import * as z from 'zod/mini';
import type { FieldErrorCode } from './error.ts';
import { normalizeEmail } from './normalize-email.ts';

/** Limits the characters of a text. The error carries the limit: `too_long:80`, parsed by `parseFieldError`. */
export const longest = (maximum: number, { abort = false } = {}) =>
  z.maxLength(maximum, { error: `too_long:${maximum}`, abort });

/** A line of typed text: trimmed, not empty (else the given code), limited in length. */
export const requiredText = (code: FieldErrorCode, maximum = 200) =>
  z.string({ error: code }).check(z.trim(), z.minLength(1, { error: code }), longest(maximum));

/** Whether a text has a letter or a digit after NFKC normalisation, as for search: `㌀` counts as letters. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.normalize('NFKC'));

/** A name: a line of text with a letter or a digit, as signs alone can be neither read out nor found. */
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

/** Normalised in the form in which addresses are compared. */
export const emailSchema = z
  .string({ error: emailFault })
  .check(
    z.overwrite(normalizeEmail),
    z.maxLength(254, { error: 'email_invalid', abort: true }),
    z.email({ error: emailFault }),
  );

export const bilingualSchema = z.object({ en: z.string(), ar: z.string() });
