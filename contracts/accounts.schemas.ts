import * as z from 'zod/mini';
import { roles } from './accounts.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { acceptedSchema } from './legal.schemas.ts';
import { normalizePhone } from './phone.ts';
import { emailSchema, longest, optionalText, requiredText } from './text.schemas.ts';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether a link that was mailed to this address has been used. */
  emailVerified: z.boolean(),
  name: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  role: z.enum(roles),
  address: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  birthDate: z.string(),
  /** The language of the user's last visit: mails are written in it. */
  language: z.enum(languages),
  notifications: z.object({
    /** Mails about the customer's own orders; for an administrator, about all orders. */
    orders: z.boolean(),
    /** Whether the address is on the newsletter's list. */
    offers: z.boolean(),
  }),
});

const sessionAnswer = z.object({ user: userSchema, token: z.string() });

/**
 * A trusted device token: proves an earlier login in this browser. A login that carries it has a rate limit of its
 * own, which others cannot exhaust (account lockout); another password revokes it.
 */
const deviceToken = z.string();
const loginAnswer = z.object({ ...sessionAnswer.shape, device: deviceToken });

const passwordSchema = z
  .string({ error: 'password_short' })
  .check(z.minLength(6, { error: 'password_short' }), z.maxLength(128, { error: 'password_long' }));

/** Phone is optional everywhere: empty stays empty, anything else becomes E.164 or is refused. */
export const optionalPhone = z.pipe(
  z.optional(
    z
      .string({ error: 'phone_invalid' })
      .check(
        z.refine((text) => text.trim() === '' || normalizePhone(text) !== null, { error: 'phone_invalid' }),
      ),
  ),
  z.transform((text: string | undefined) => (text === undefined ? undefined : (normalizePhone(text) ?? ''))),
);

const language = z.optional(z.enum(languages, { error: 'invalid' }));

export const passwordGiven = z
  .string({ error: 'password_required' })
  .check(z.minLength(1, { error: 'password_required' }), longest(1000));

/** A day that the calendar has, as `YYYY-MM-DD`. */
const isDay = (text: string) => z.safeParse(z.iso.date(), text).success;

/** The order of the keys is the order in which the rules are checked. */
export const register = {
  summary: 'Makes a customer account and signs in',
  input: z.object({
    password: passwordSchema,
    name: requiredText('name_required', 300),
    email: emailSchema,
    language,
    accepted: z.optional(acceptedSchema),
  }),
  answer: loginAnswer,
};

export const login = {
  summary:
    'Signs in; the token is good for seven days. An account with two-factor login is refused with `code_required` until its code comes along',
  input: z.object({
    email: emailSchema,
    password: passwordGiven,
    language,
    /** Two-factor login: the app's code, or a recovery code. */
    code: optionalText(),
    device: z.optional(deviceToken.check(z.maxLength(100))),
  }),
  answer: loginAnswer,
};

export const getProfile = {
  summary: 'The signed-in user',
  input: z.object({}),
  answer: userSchema,
};

export const updateProfile = {
  summary:
    'Changes the profile fields that are given; another email takes the password, and with two-factor login its code',
  input: z.object({
    name: z.optional(requiredText('name_required', 300)),
    email: z.optional(emailSchema),
    password: z.optional(passwordGiven),
    code: optionalText(),
    phone: optionalPhone,
    address: optionalText(500),
    birthDate: z.optional(
      z.string({ error: 'invalid' }).check(z.refine((day) => day === '' || isDay(day), { error: 'invalid' })),
    ),
    notifications: z.optional(z.object({ orders: z.optional(z.boolean()), offers: z.optional(z.boolean()) })),
  }),
  answer: userSchema,
};

export const refresh = {
  summary: 'A new token for the one in use, which stays good for one more minute',
  input: z.object({}),
  answer: sessionAnswer,
};

export const logout = {
  summary: 'Ends the session of the token in use',
  input: z.object({}),
  answer: z.null(),
};

export const forgotPassword = {
  summary:
    'Mails a link for a new password, good once and for 30 minutes; the answer is the same for any email',
  input: z.object({ email: emailSchema, language }),
  answer: z.null(),
};

export const resetPassword = {
  summary: 'Sets a new password by the link that was mailed, and ends every session of the user',
  input: z.object({
    token: z.string({ error: 'invalid' }).check(z.maxLength(200)),
    password: passwordSchema,
  }),
  answer: z.object({ device: deviceToken }),
};

export const changePassword = {
  summary:
    'Sets a new password; takes the one in use, and with two-factor login its code, and ends all other sessions',
  input: z.object({ new_password: passwordSchema, password: passwordGiven, code: optionalText() }),
  answer: z.object({ device: deviceToken }),
};

export const exportData = {
  summary: 'All that the shop knows about the signed-in user, as a JSON file',
  input: z.object({}),
  answer: fileSchema,
};

export const deleteAccount = {
  summary:
    'Deletes the account and all personal data; orders stay for the books without it. Takes the password, and with two-factor login its code; refused while orders are under way',
  input: z.object({ password: passwordGiven, code: optionalText() }),
  answer: z.null(),
};
