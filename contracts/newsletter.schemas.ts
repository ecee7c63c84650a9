import * as z from 'zod/mini';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { emailSchema } from './text.schemas.ts';

export const subscribe = {
  summary: 'Adds an address to the newsletter; asking twice is fine',
  input: z.object({ email: emailSchema, language: z.enum(languages, { error: 'invalid' }) }),
  answer: z.null(),
};

export const unsubscribeNewsletter = {
  summary: 'Takes the address of this link off the newsletter at once (RFC 8058); leaving twice is fine',
  input: z.object({ token: z.string() }),
  answer: z.null(),
};

export const countSubscribers = {
  summary: "How many addresses are on the newsletter's list",
  input: z.object({}),
  answer: z.object({
    count: z.number(),
    /** How many of these subscribed in Arabic. */
    arabic: z.number(),
    /** How many of these subscribed in the last 30 days. */
    recent: z.number(),
  }),
};

export const exportSubscribers = {
  summary:
    "The newsletter's list as CSV: email, language, since, and the link by which the address is taken off it",
  input: z.object({}),
  answer: fileSchema,
};
